export { Image } from './image.tsx'
export type { ImageProps } from './image.tsx'
export { imageSource, imageSourceSet } from './image-source.ts'
