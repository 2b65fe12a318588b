import type { ZoomViewerComponent } from '@krishi/storefront-ui/product-gallery'

/** Fetches code, looks and texts of the zoom viewer. It fails as a whole, so that a viewer that opens lacks nothing. */
export async function loadZoomViewer(): Promise<ZoomViewerComponent> {
  return (await import('./zoom-viewer.tsx')).ZoomViewer
}
