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

/** In so many runs of the rest each twin of `byTurns` has had its turn. */
const turns = 5

// Handed on to the workers of a run: all take the same turn, also around midnight.
const turn = Number((process.env['TEST_TURN'] ??= String(Math.floor(Date.now() / 86_400_000)))) % turns

/** The share of its tests that a step of the rest of the matrix takes today; every test has its turn, and the whole matrix has all. */
export const shareOfToday = `--shard=${turn + 1}/${turns}`

/**
 * As `inFull`, for a test of a grid, such as each page in each language, or each call with each fault: too many for each landed
 * change. The whole matrix takes all; the rest of it takes a fifth a day, by turns.
 *
 * @param place Which of the twins it is: neighbours are taken on different days.
 */
export function byTurns(place: number, isOutside = true): { readonly tag: string[] } {
  return isOutside ? { tag: [outsideGate, `@turn-${place % turns}`] } : inFull(false)
}

const otherTurns = new RegExp(`@turn-(?!${turn})`)

/** Playwright's choice of the tests of this part. */
export const tagsOfPart: { readonly grep?: RegExp; readonly grepInvert?: RegExp } = {
  gate: { grepInvert: new RegExp(outsideGate) },
  rest: { grep: new RegExp(outsideGate) },
  full: {},
}[matrixPart]

/** The same where a file decides by `matrixPart` what it tests, and is in every part. */
export const turnsOfPart: { readonly grepInvert?: RegExp } = {
  gate: { grepInvert: new RegExp(outsideGate) },
  rest: { grepInvert: otherTurns },
  full: {},
}[matrixPart]
