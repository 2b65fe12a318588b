export { SubstituteCardWidget } from './substitute-card-widget.tsx'
export type { SubstituteCardWidgetProps } from './substitute-card-widget.tsx'
export { SubstituteNoticeWidget } from './substitute-notice-widget.tsx'
export type { SubstituteNoticeWidgetProps } from './substitute-notice-widget.tsx'
