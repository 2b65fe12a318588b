import { inFull } from '../../../tooling/test-matrix.ts'
import { testOperation, testSilentOperation } from './models/fault-grid.ts'
import { operations } from './models/operations.ts'
import { silentOperations } from './models/silent-operations.ts'

// The gate takes one operation of the checkout through a page, and every call at its port.
const inGate = operations.at(-1)?.[0]

for (const operation of operations.flat()) testOperation(operation, inFull(operation !== inGate))
for (const operation of silentOperations) testSilentOperation(operation, inFull())
