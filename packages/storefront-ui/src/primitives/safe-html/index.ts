export { SafeHtml, toSafeHtml } from './safe-html.tsx'
export type { SafeHtmlProps, SafeHtmlString } from './safe-html.tsx'
