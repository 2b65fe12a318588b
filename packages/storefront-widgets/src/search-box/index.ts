export { SearchBoxWidget } from './search-box-widget.tsx'
export type { SearchBoxWidgetProps } from './search-box-widget.tsx'
export type { SearchLinks } from './to-search-box-view.ts'
