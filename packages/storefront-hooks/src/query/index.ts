export { createQueryClient } from './create-query-client.ts'
export { PortFailure, valueOf } from './port-failure.ts'
export { toRemote } from './remote.ts'
export type { Remote } from './remote.ts'
