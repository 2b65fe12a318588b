/** An iframe with what it holds, or an end tag that stands alone. One that is never closed goes on to the end. */
const iframe = /<iframe(?![\w-])[^]*?(?:<\/iframe(?![\w-])[^>]*(?:>|$)|$)|<\/iframe(?![\w-])[^>]*(?:>|$)/gi

/** The beginning of a tag of an iframe, at the end of a text. */
const begun = /<\/?(?:i|if|ifr|ifra|ifram)?$/i

/** The longest such beginning, and one more. */
const tailLength = 8

/**
 * Cuts iframes out of HTML, with what is inside them [02.7]. An iframe that is never closed takes the rest with it, as a
 * browser would read it. Where the two sides of a cut would join into another iframe, a space stands between them. Takes time in
 * proportion to the text. This is no sanitiser: what comes from strangers passes one on the server.
 */
export function stripIframes(html: string): string {
  const kept: string[] = []
  let tail = ''
  for (const piece of html.split(iframe)) {
    const text = begun.test(tail) ? ` ${piece}` : piece
    kept.push(text)
    tail = (tail + text).slice(-tailLength)
  }
  return kept.join('')
}
