export { createMediaImageLoader, createStoreImageLoader, mediaUrl } from './image-loaders.ts'
export type { MediaHosts, MediaKind } from './image-loaders.ts'
export { imageUrl, noImagePath } from './image-url.ts'
export type { ImageLoader, ImageSize, PictureWidth } from './image-url.ts'
