export { ProductGallery } from './product-gallery.tsx'
export type { ProductGalleryProps } from './product-gallery.tsx'
export type { ZoomViewerComponent } from './use-zoom-viewer.ts'
