namespace app {
namespace {
enum class colour { red, green = 2 };
}
template <class T, int N = 4> class box {
public:
  explicit box(T first = T()) : size(1), items() { items[0] = first; }
  T get() const noexcept { return items[0]; }
  friend int peek(const box &b) { return b.size; }
private:
  int size;
  T items[N];
};
template <class T> T larger(T a, T b) { return a < b ? b : a; }
class shape {
public:
  virtual ~shape() = default;
  virtual double area() const = 0;
};
class square final : public shape {
  double side;

public:
  square(double a) : side(a) {}
  double area() const override { return side * side; }
};
using number = int;
static_assert(sizeof(number) > 1, "small");
struct failure {
  int code;
  const char *text;
};
[[noreturn]] inline void fail(int code, const char *text = "no") { throw failure{code, text}; }
} // namespace app
using app::larger;
constexpr app::number limit = 0x40;
int shared = 7, *where = &shared;
int unused(int a) {
  auto add = [a](int b) { return a + b; };
  return add(2);
}
static int total(const int (&all)[3]) {
  int sum = 0;
  for (int one : all) sum += one;
  if (sum > limit) {
    sum = limit;
  } else
    sum++;
  while (sum > 100) sum -= 10;
  switch (sum) {
  case 1:
    return 5;
  default:
    break;
  }
  return sum;
}
int main() {
  app::box<int> b(3);
  app::square q(2.0);
  int all[] = {1, 2, b.get()};
  try {
    if (total(all) == 12) app::fail(2);
  } catch (const app::failure &f) {
    return f.code;
  } catch (...) {
    goto end;
  }
  {
    const int again = larger<int>(total(all), app::larger(3, 4));
    *where = again + (int)q.area();
  }
end:
  return shared + peek(b) + (app::colour::green == app::colour::red ? -5 : 0);
}
