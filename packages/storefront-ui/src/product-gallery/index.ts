export { ProductGallery } from './product-gallery.tsx'
export type { ProductGalleryProps } from './product-gallery.tsx'
