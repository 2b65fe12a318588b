export { TileGrid } from './tile-grid.tsx'
export type { Tile, TileGridProps } from './tile-grid.tsx'
