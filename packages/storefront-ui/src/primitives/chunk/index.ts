export { useChunk } from './use-chunk.ts'
