import { engineElementId } from '../src/composition/engine.ts'
import type { Engine } from '../src/composition/engine.ts'
import type { StartMoment } from '@krishi/storefront-host/start'
import type { Locale } from '@krishi/storefront-core/locale'

/** Everything a page's document is made of. */
export interface HtmlDocument {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly canonical: string
  /** hreflang and absolute address, `x-default` among them. */
  readonly alternates: readonly (readonly [hreflang: string, href: string])[]
  readonly noIndex: boolean
  readonly jsonLd: readonly Record<string, unknown>[]
  /** Critical CSS text. */
  readonly css: string
  readonly sheets: readonly string[]
  /** The text of `sheets` is in `css`: they are only named, so that the client does not fetch them again. */
  readonly areSheetsInlined: boolean
  readonly body: string
  /** Said when something that was tapped does not come: it comes with the page, since nothing else may. */
  readonly unloaded: string
  readonly state: unknown
  /** The engine that the client reads from; null for the API of the shop. */
  readonly engine: Engine | null
  readonly bootScript: string
  readonly entry: string
  /** Scripts and data that the client starts with. */
  readonly preload: readonly string[]
  /** When the client starts. */
  readonly start: StartMoment
}

/** The whole HTML text of a page. */
export function renderHtmlDocument(page: HtmlDocument): string {
  const links = page.alternates.map(
    ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  )
  const state = page.areSheetsInlined ? ' disabled' : ''
  const sheets = page.sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}"${state}>`)
  const scripts = page.jsonLd.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`)
  const engine = page.engine
    ? `<script type="application/json" id="${engineElementId}">${escapeJson(page.engine)}</script>`
    : ''
  return `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(page.title)}</title><meta name="description" content="${escapeHtml(page.description)}"><meta name="theme-color" content="#1f6b3a">${page.noIndex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(page.canonical)}">${links.join('')}`}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${page.css}</style>${sheets.join('')}${scripts.join('')}</head><body data-sf-page><div id="root">${page.body}</div><p id="unloaded" class="shop-unloaded" role="alert" data-words="${escapeHtml(page.unloaded)}"></p><script type="application/json" id="shop-state">${escapeJson(page.state)}</script>${engine}<script data-entry="${escapeHtml(page.entry)}" data-preload="${escapeHtml(page.preload.join(' '))}" data-start="${page.start}">${page.bootScript}</script></body></html>`
}

/** Text for an attribute or a text node. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** JSON that cannot close its script element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
