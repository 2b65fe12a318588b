import { testOperation, testSilentOperation } from './models/fault-grid.ts'
import { operations } from './models/operations.ts'
import { silentOperations } from './models/silent-operations.ts'

for (const operation of operations) testOperation(operation)
for (const operation of silentOperations) testSilentOperation(operation)
