/** Whether a text is an id that a uuid column can be asked for; anything else is of no row. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)
}
