export { SafeHtml, trustedHtml } from './safe-html.tsx'
export { sanitizeHtml } from './sanitize-html.ts'
export type { SafeHtmlProps, SafeHtmlString } from './safe-html.tsx'
