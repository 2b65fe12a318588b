import { byTurns } from '../../../tooling/test-matrix.ts'
import { testOperation, testSilentOperation } from './models/fault-grid.ts'
import { operations } from './models/operations.ts'
import { silentOperations } from './models/silent-operations.ts'

// The gate takes one operation of the checkout through a page, and every call at its port.
const inGate = operations.at(-1)?.[0]

for (const [place, operation] of operations.flat().entries()) {
  testOperation(operation, byTurns(place, operation !== inGate))
}
for (const [place, operation] of silentOperations.entries()) testSilentOperation(operation, byTurns(place))
