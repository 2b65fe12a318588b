import { trustedHtml, type SafeHtmlString } from './safe-html.tsx'

/** The platform's sanitiser, where there is one. */
interface Sanitising {
  /** Keeps what is content of the HTML: no script, no handler, no frame, no address that runs. */
  setHTML: (html: string) => void
}

function canSanitise(box: Element): box is Element & Sanitising {
  return 'setHTML' in box
}

/**
 * Cleans HTML that nobody has cleaned, by the sanitiser of the browser. Where there is none only its words are left. It needs a document:
 * a server cleans what it sends by a sanitiser of its own, and the page marks that with `trustedHtml`.
 */
export function sanitizeHtml(html: string): SafeHtmlString {
  const box = document.createElement('div')
  if (canSanitise(box)) box.setHTML(html)
  else box.textContent = html.replaceAll(/<[^<>]*>/g, ' ')
  return trustedHtml(box.innerHTML)
}
