export { TrackOrderModalWidget, TrackOrderWidget } from './track-order-widget.tsx'
export type { TrackOrderModalWidgetProps, TrackOrderWidgetProps } from './track-order-widget.tsx'
