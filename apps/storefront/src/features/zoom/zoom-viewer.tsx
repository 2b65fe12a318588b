import { ZoomViewer as Viewer } from '@krishi/storefront-ui/zoom-viewer'
import type { ZoomViewerProps } from '@krishi/storefront-ui/zoom-viewer'
import '../../styles/zoom.css'

/** The viewer of enlarged pictures with its own texts and looks: a chunk that is fetched when it is opened. */
export function ZoomViewer(props: ZoomViewerProps) {
  return <Viewer {...props} />
}
