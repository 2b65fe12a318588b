export { VirtualList } from './virtual-list.tsx'
export type { VirtualListProps } from './virtual-list.tsx'
