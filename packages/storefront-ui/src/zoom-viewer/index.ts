export { ZoomViewer } from './zoom-viewer.tsx'
export type { ZoomViewerProps } from './zoom-viewer.tsx'
