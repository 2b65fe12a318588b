export {
  bannersOptions,
  brandOptions,
  categoryOptions,
  productsByHandleOptions,
  stripOptions,
  tilesOptions,
} from './showcase-queries.ts'
export { useBanners, useBrand, useCategory, useRow, useTiles } from './use-showcase.ts'
export type { Row } from './use-showcase.ts'
