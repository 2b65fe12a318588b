export { cropsInSeason, farmCrops, isFarmCrop, seasonAt, seasonsOf } from './crops.ts'
export type { FarmCrop, Season } from './crops.ts'
export { addCrop, emptyFarm, farmCropLimit, isEmptyFarm, parseFarm, undoRemoval } from './farm.ts'
export type { Farm } from './farm.ts'
