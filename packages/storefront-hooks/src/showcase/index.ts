export {
  bannersOptions,
  brandOptions,
  categoryOptions,
  productsByHandleOptions,
  stripOptions,
  tilesOptions,
} from './showcase-queries.ts'
export { useBanners, useBrand, useCategory, useTiles } from './use-showcase.ts'
export { useRow } from './use-row.ts'
export type { Row } from './use-row.ts'
