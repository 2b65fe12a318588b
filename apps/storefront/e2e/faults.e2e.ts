import { inFull } from '../../../tooling/test-matrix.ts'
import { testOperation, testSilentOperation } from './models/fault-grid.ts'
import { operations } from './models/operations.ts'
import { silentOperations } from './models/silent-operations.ts'

// The gate takes one operation of the shop window and one of the checkout through a page, and every call at its port.
const inGate = [operations[0]?.[0], operations.at(-1)?.[0]]

for (const operation of operations.flat()) testOperation(operation, inFull(!inGate.includes(operation)))
for (const operation of silentOperations) testSilentOperation(operation)
