export { NotifyMeWidget } from './notify-me-widget.tsx'
export type { NotifyMeWidgetProps } from './notify-me-widget.tsx'
