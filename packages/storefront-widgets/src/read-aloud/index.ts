export { ReadAloudWidget } from './read-aloud-widget.tsx'
export type { ReadAloudWidgetProps } from './read-aloud-widget.tsx'
