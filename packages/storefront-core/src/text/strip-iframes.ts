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

/** One round: what an iframe holds, else the end tags that stand alone. A cut can join its sides into a new iframe. */
function cutOnce(html: string): string {
  const withoutIframes = html.replace(/<iframe(?![\w-])[^]*?(?:<\/iframe(?![\w-])[^>]*>|$)/gi, '')
  return withoutIframes === html ? html.replace(/<\/iframe(?![\w-])[^>]*>?/gi, '') : withoutIframes
}
