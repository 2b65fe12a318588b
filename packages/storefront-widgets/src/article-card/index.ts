export { FoundArticlesWidget } from './found-articles-widget.tsx'
export type { FoundArticlesWidgetProps } from './found-articles-widget.tsx'
