/**
 * Which part of the whole matrix of tests a run takes. The gate (`npm test`) proves each thing once; `rest` is what it leaves
 * out, such as the same test in another language or on the other database; `full` is both.
 */
export type MatrixPart = 'gate' | 'rest' | 'full'

const parts: readonly string[] = ['gate', 'rest', 'full'] satisfies readonly MatrixPart[]

function readPart(value = 'full'): MatrixPart {
  if (parts.includes(value)) return value as MatrixPart
  throw new Error(
    `TEST_PART is "${value}". It would be unclear which tests count. Set it to gate, rest or full, or leave it out.`,
  )
}

/** The part of this run, by `TEST_PART`: everything unless it says otherwise. */
export const matrixPart: MatrixPart = readPart(process.env['TEST_PART'])

const outsideGate = '@full'

/**
 * The details of a Playwright test that the gate leaves out where `isOutside` says so: a twin of another test, in another
 * language or at another width.
 */
export function inFull(isOutside = true): { readonly tag: string[] } {
  return { tag: isOutside ? [outsideGate] : [] }
}

/** Playwright's choice of the tests of this part. */
export const tagsOfPart: { readonly grep?: RegExp; readonly grepInvert?: RegExp } = {
  gate: { grepInvert: new RegExp(outsideGate) },
  rest: { grep: new RegExp(outsideGate) },
  full: {},
}[matrixPart]
