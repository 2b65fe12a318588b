/** Reads what storage held: a text is parsed, anything else is given back. A text that is no JSON gives null. Never throws. */
export function parseJson(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}
