export { ShareWidget } from './share-widget.tsx'
export type { ShareWidgetProps } from './share-widget.tsx'
