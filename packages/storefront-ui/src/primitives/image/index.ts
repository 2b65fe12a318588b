export { Image } from './image.tsx'
export type { ImageProps, ImageWidths } from './image.tsx'
export { imageSource, imageSourceSet, wholeSource } from './image-source.ts'
export type { ImageLoader } from './image-source.ts'
