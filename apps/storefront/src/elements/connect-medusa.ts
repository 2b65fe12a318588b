import { createMedusaEnginePorts } from '../composition/engine-ports-medusa.ts'
import { connectionsTo } from './connections-to.ts'

/** How elements reach a shop on Medusa. */
export const { connectHere, connectElsewhere } = connectionsTo(createMedusaEnginePorts)
