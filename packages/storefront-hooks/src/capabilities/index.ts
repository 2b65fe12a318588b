export { supportsCapability } from './capability.ts'
export type { Capability } from './capability.ts'
export { completePorts } from './complete-ports.ts'
export type { PartialPorts } from './complete-ports.ts'
