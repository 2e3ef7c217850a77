// Regular expressions and algorithms, whose headers are long.
#include <algorithm>
#include <iterator>
#include <numeric>
#include <regex>
#include <string>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual int area() const { return 0; }
};

struct Box : Shape {
    int width = 1, height = 1;
    int area() const override { return width * height; }
};

int total(const std::vector<Shape *> &shapes) {
    int sum = 0;
    for (Shape *shape : shapes)
        if (auto *box = dynamic_cast<Box *>(shape)) sum += box->area();
    return sum;
}

std::vector<std::string> words(const std::string &text) {
    static const std::regex word("[a-z]+(-[a-z]+)*", std::regex::icase);
    std::vector<std::string> found(std::sregex_token_iterator(text.begin(), text.end(), word), std::sregex_token_iterator());
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

int main(int, char **arguments) {
    auto found = words(arguments[0]);
    Box box;
    box.width = static_cast<int>(found.size());
    box.height = std::accumulate(found.begin(), found.end(), 0, [](int sum, const std::string &each) { return sum + static_cast<int>(each.size()); });
    return total({&box});
}
