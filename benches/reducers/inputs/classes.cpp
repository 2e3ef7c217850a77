// Templates, inheritance, exceptions and lambdas without any header.
namespace geometry {

extern "C" double sqrt(double);

template <typename T> struct Point {
    T x, y;
    Point operator-(const Point &other) const { return {static_cast<T>(x - other.x), static_cast<T>(y - other.y)}; }
    T dot(const Point &other) const { return x * other.x + y * other.y; }
};

template <typename T> double length(const Point<T> &point) { return sqrt(static_cast<double>(point.dot(point))); }

class Error {
  public:
    explicit Error(int code) : code_(code) {}
    virtual ~Error() {}
    virtual const char *name() const { return "error"; }
    int code() const { return code_; }

  private:
    int code_;
};

class Degenerate final : public Error {
  public:
    Degenerate() : Error(7) {}
    const char *name() const override { return "degenerate"; }
};

class Shape {
  public:
    virtual ~Shape() = default;
    virtual double perimeter() const = 0;
    virtual int corners() const { return 0; }
};

template <int N> class Polygon : public Shape {
  public:
    Polygon() : points_{}, used_(0) {}
    void add(Point<double> point) {
        if (used_ >= N) throw Error(used_);
        points_[used_++] = point;
    }
    int corners() const override { return used_; }
    double perimeter() const override {
        if (used_ < 2) throw Degenerate();
        double sum = 0;
        for (int at = 0; at < used_; ++at) sum += length(points_[(at + 1) % used_] - points_[at]);
        return sum;
    }

  private:
    Point<double> points_[N];
    int used_;
};

class Circle : public Shape {
  public:
    Circle(double radius) : radius_(radius) {}
    double perimeter() const override { return 2 * 3.14159 * radius_; }

  private:
    double radius_;
};

enum class Unit { Metre, Foot };

inline double convert(double value, Unit unit) {
    switch (unit) {
    case Unit::Metre: return value;
    case Unit::Foot: return value / 0.3048;
    }
    return 0;
}

template <typename F> double sum(const Shape *const *shapes, int count, F &&of) {
    double all = 0;
    for (int at = 0; at < count; ++at) all += of(*shapes[at]);
    return all;
}

} // namespace geometry

using namespace geometry;

static int failures;

static double guarded(const Shape &shape) {
    try {
        return shape.perimeter();
    } catch (const Degenerate &) {
        ++failures;
        return 0;
    } catch (const Error &error) {
        failures += error.code();
        throw;
    }
}

int main(int count, char **) {
    Polygon<4> square;
    square.add({0, 0});
    square.add({0, 1.0 * count});
    square.add({1.0 * count, 1.0 * count});
    Circle circle(count);
    const Shape *all[] = {&square, &circle};
    auto scaled = [unit = Unit::Foot](const Shape &shape) { return convert(guarded(shape), unit); };
    try {
        return static_cast<int>(sum(all, 2, scaled)) + failures;
    } catch (const Error &error) {
        return error.code();
    }
}
