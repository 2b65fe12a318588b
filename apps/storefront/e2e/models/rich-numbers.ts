/**
 * Whose accounts begin with coins in the shop of the journeys (`DEMO_COINS`): one for each journey that runs at a time, since a
 * new code for a number kills the one before it.
 */
export const richNumbers = ['9000000250', '9000000251', '9000000252', '9000000253'] as const
