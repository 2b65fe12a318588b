import sanitizeHtml from 'sanitize-html'
import type { Translated } from '../database/schema/index.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Catalogue HTML with nothing in it that could run or load: the server's promise to views that render it. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, allowed)
}

/** Every language of a text, sanitised. */
export function sanitizeTranslated({ en, ...others }: Translated): Translated {
  const translations = Object.entries(others).map(([language, html]) => [language, sanitize(html)] as const)
  return { ...Object.fromEntries(translations), en: sanitize(en) }
}
