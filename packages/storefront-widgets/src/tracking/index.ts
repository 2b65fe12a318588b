export { TrackingWidget } from './tracking-widget.tsx'
export type { TrackingWidgetProps } from './tracking-widget.tsx'
