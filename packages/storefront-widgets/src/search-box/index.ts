export { SearchBoxWidget } from './search-box-widget.tsx'
export type { SearchBoxWidgetProps } from './search-box-widget.tsx'
export type { OwnTerms, SearchLinks } from './to-search-box-view.ts'
