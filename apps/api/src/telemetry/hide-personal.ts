/**
 * What may tell who a shopper is: what stands in double quotes (browsers quote typed text there), mail addresses,
 * ids, bearer tokens, queries of addresses, and numbers of four digits or more in any script, such as phones, pincodes and order numbers.
 */
const personal =
  /"[^"]*"?|[^\s"'<>()]+@[^\s"'<>()]+|\?\w+=[^\s"']*|[\w-]{16,}\.[\w-]{16,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\p{Nd}(?:[\s-]?\p{Nd}){3,}/giu

/** A text for the log: what may be personal is left out, and no more than `length` of it remains. */
export function hidePersonal(text: string, length: number): string {
  return text.replace(personal, '…').slice(0, length)
}
