// Vectors, maps and strings as programs use them; the headers are most of the text.
#include <map>
#include <memory>
#include <string>
#include <vector>

struct Account {
    std::string owner;
    double balance = 0;
    std::vector<double> history;
};

static std::map<std::string, std::unique_ptr<Account>> accounts;

Account &find(const std::string &owner) {
    auto &slot = accounts[owner];
    if (!slot) {
        slot = std::make_unique<Account>();
        slot->owner = owner;
    }
    return *slot;
}

double mean(const std::vector<double> &all) {
    double sum = 0;
    for (double each : all) sum += each;
    return all.empty() ? 0 : sum / static_cast<double>(all.size());
}

void pay(const std::string &from, const std::string &to, double amount) {
    Account &source = find(from), &target = find(to);
    source.balance -= amount;
    target.balance += amount;
    source.history.push_back(-amount);
    target.history.push_back(amount);
}

int main(int count, char **words) {
    for (int at = 1; at + 1 < count; ++at) pay(words[at], words[at + 1], at * 1.5);
    double all = 0;
    for (auto &[owner, account] : accounts) all += mean(account->history) * static_cast<double>(owner.size());
    return static_cast<int>(all);
}
