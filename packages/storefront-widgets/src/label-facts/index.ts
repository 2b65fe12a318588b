export { LabelFactsWidget } from './label-facts-widget.tsx'
export type { LabelFactsWidgetProps } from './label-facts-widget.tsx'
export { isLabelTold } from './is-label-told.ts'
