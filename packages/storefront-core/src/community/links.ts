/** A part of what somebody wrote: plain text, or a web address in it. */
export interface TextPart {
  readonly text: string
  /** Where the address leads; null for plain text. */
  readonly href: string | null
}

const address = /https?:\/\/[^\s<>"'`]+/giu

/** A full stop or bracket after an address belongs to the sentence. */
const trailing = /[.,;:!?)\]}।॥]+$/u

/** What somebody wrote, in parts, with the web addresses in it apart. Only http and https are addresses: nothing else becomes a link. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const shown = match[0].replace(trailing, '')
    if (!URL.canParse(shown)) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null })
    parts.push({ text: shown, href: new URL(shown).href })
    end = match.index + shown.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}
