import { inFull } from '../../../tooling/test-matrix.ts'
import { testOperation, testSilentOperation } from './models/fault-grid.ts'
import { operations } from './models/operations.ts'
import { silentOperations } from './models/silent-operations.ts'

for (const part of operations) {
  for (const operation of part) testOperation(operation, inFull(operation !== part[0]))
}
for (const operation of silentOperations) testSilentOperation(operation, inFull(operation !== silentOperations[0]))
