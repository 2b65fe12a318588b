export { RecentlyViewedWidget } from './recently-viewed-widget.tsx'
export type { RecentlyViewedWidgetProps } from './recently-viewed-widget.tsx'
