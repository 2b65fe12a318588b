export { virtualCells } from './virtual-cells.tsx'
export type { GridLayout, GridRun } from './grid-layout.ts'
export { useVirtualGrid } from './use-virtual-grid.ts'
export type { VirtualGrid, VirtualGridOptions } from './use-virtual-grid.ts'
