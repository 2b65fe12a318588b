export { useView } from './use-view.ts'
export type { View } from './use-view.ts'
