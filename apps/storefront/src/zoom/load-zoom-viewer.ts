import type { Locale } from '@krishi/storefront-core/locale'
import type { ZoomViewerComponent } from '@krishi/storefront-ui/product-gallery'
import { loadMessages } from '../messages/load-messages.ts'

/** Fetches code, looks and texts of the zoom viewer. It fails as a whole, so that a viewer that opens lacks nothing. */
export async function loadZoomViewer(locale: Locale): Promise<ZoomViewerComponent> {
  const [{ ZoomViewer }] = await Promise.all([import('./zoom-viewer.tsx'), loadMessages(locale, ['zoom'])])
  return ZoomViewer
}
