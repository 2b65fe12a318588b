/** How many characters a reader counts. One written syllable of an Indian script may be many code points. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of graphemes(text)) count += 1
  return count
}

/** At most `count` characters as a reader counts them; a shorter text is given back as it is. */
export function truncateGraphemes(text: string, count: number): string {
  if (text.length <= count) return text
  let end = 0
  let kept = 0
  for (const { segment } of graphemes(text)) {
    if (kept === count) break
    end += segment.length
    kept += 1
  }
  return text.slice(0, end)
}

/** At most `maxLength` UTF-16 units, for a receiver with a hard limit; never cuts a written character in two. */
export function cutAtGrapheme(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let end = 0
  for (const { segment } of graphemes(text)) {
    if (end + segment.length > maxLength) break
    end += segment.length
  }
  return text.slice(0, end)
}

function graphemes(text: string): Iterable<{ readonly segment: string }> {
  return new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
}
