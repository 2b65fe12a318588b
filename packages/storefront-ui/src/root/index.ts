export { joinNames, rootOf } from './root.ts'
export type { RootProps } from './root.ts'
export { useRootRef } from './use-root-ref.ts'
