export { CountdownWidget } from './countdown-widget.tsx'
export type { CountdownWidgetProps } from './countdown-widget.tsx'
