import { tidyName } from '../text/index.ts'

// Marks that turn the reading direction, and control characters: they make a text say something else than it shows.
const hidden = /[\u202a-\u202e\u2066-\u2069\ufeff]|(?!\n)\p{Cc}/gu

/**
 * What somebody wrote for others as it is kept: each line without look-alike letters in Latin words, single spaces, at most one
 * empty line in a row, nothing hidden.
 */
export function tidyText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(hidden, ' ').split('\n').map(tidyName)
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
