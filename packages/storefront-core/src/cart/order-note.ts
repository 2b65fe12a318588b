/** The longest note that an order takes, counted as the server does. */
export const orderNoteLength = 2_000

/** NUL and half a character, such as a cut emoji leaves: no server stores them. */
const notText = /[\0\p{Surrogate}]/gu

/** A note as it can be ordered [23.8]: what goes beyond its length is left out, and what is no text. */
export function toOrderNote(text: string): string {
  return text.slice(0, orderNoteLength).replace(notText, '')
}
