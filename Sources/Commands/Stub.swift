internal import BudgetCore
