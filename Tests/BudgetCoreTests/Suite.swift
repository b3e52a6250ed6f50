import Testing

/// Every test of BudgetCore lies in this suite.
@Suite struct BudgetCoreSuite {}
