import { digitsOnly } from '@krishi/storefront-core/digits'

/** Finds a code of `length` digits in a text of any kind; returns the digits that are there when it finds fewer. */
export type ReadCode = (text: string, length: number) => string

/** What an edit comes to. */
export interface EditedCode {
  readonly code: string
  /** Where the caret belongs, in digits from the start. */
  readonly caret: number
}

/**
 * The code after an edit. A digit that is typed into a full code takes the place of the one behind the caret: pushing the
 * last one out would spoil two boxes to mend one.
 *
 * @param text What the input holds after the edit, with its caret at `caret`.
 */
export function editCode(text: string, caret: number, length: number, readCode: ReadCode): EditedCode {
  // Fast path: what nearly every key press comes to.
  if (text.length <= length && !/\D/.test(text)) return { code: text, caret }
  const isOneTooMany = text.length === length + 1 && digitsOnly(text, text.length).length === text.length
  const code = readCode(isOneTooMany ? text.slice(0, caret) + text.slice(caret + 1) : text, length)
  return { code, caret: Math.min(digitsOnly(text.slice(0, caret), length).length, code.length) }
}
