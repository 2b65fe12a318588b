export { latinOf } from './latin-of.ts'
export { searchWords } from './search-words.ts'
export { skeletonKeys, skeletonOf, soundOf, soundSimilarity } from './sound-of.ts'
