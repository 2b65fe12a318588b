/**
 * Whose accounts begin with coins in the shop of the tests (`DEMO_COINS`): one for each test that runs at a time, since a
 * new code for a number kills the one before it.
 */
export const richNumbers = ['9000000250', '9000000251', '9000000252', '9000000253'] as const
