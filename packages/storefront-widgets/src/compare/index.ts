export { CompareToggleWidget } from './compare-toggle-widget.tsx'
export type { CompareToggleWidgetProps } from './compare-toggle-widget.tsx'
export { CompareWidget } from './compare-widget.tsx'
export type { CompareWidgetProps } from './compare-widget.tsx'
