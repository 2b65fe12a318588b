/**
 * Why an expected thing did not happen. `code` is closed per domain (`domain/what`) and travels unchanged
 * up to the view, which owns the sentence for it.
 */
export interface Failure<Code extends string = string> {
  readonly code: Code
  /** A text from the server for the shopper, already in the shopper's language. Shown unchanged where a rule says so. */
  readonly serverMessage?: string
  /** Codes per field name, for a form. */
  readonly fields?: Readonly<Record<string, string>>
}

/** The outcome of something that can fail in expected ways. Exceptions are for bugs only. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure<Code> }

/** A success that carries `value`. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** A failure with its code and, where there is one, the server's sentence and the codes per field. */
export function err<Code extends string>(
  code: Code,
  details: Omit<Failure<Code>, 'code'> = {},
): { readonly ok: false; readonly error: Failure<Code> } {
  return { ok: false, error: { code, ...details } }
}
