/**
 * Cuts iframes out of HTML, with what is inside them [02.7]. An iframe that is never closed takes the rest with it, as a
 * browser would read it. This is no sanitiser: what comes from strangers passes one on the server.
 */
export function stripIframes(html: string): string {
  let before = html
  let after = cutOnce(before)
  while (after !== before) {
    before = after
    after = cutOnce(before)
  }
  return after
}

/** Cutting can join what was around the cut into a new iframe, so callers repeat it. */
function cutOnce(html: string): string {
  return html
    .replace(/<iframe(?![\w-])[^]*?(?:<\/iframe(?![\w-])[^>]*>|$)/gi, '')
    .replace(/<\/iframe(?![\w-])[^>]*>?/gi, '')
}
