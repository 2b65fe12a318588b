export { Image } from './image.tsx'
export type { ImageProps, ImageWidths } from './image.tsx'
export { imageSource, imageSourceSet } from './image-source.ts'
