/** One thing that is measured against others. */
export interface Variant {
  readonly name: string
  /** Does the work once and gives its figure. */
  measure: () => number | Promise<number>
}

/** Figures of a variant over all rounds. */
export interface Measured {
  readonly name: string
  readonly median: number
  readonly min: number
  readonly max: number
}

/** Measures all variants in turn, ABCABC, so that a slow moment of the machine meets each of them. */
export async function measureInterleaved(variants: readonly Variant[], rounds: number): Promise<readonly Measured[]> {
  const figures = new Map(variants.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round++) {
    for (const { name, measure } of variants) figures.get(name)?.push(await measure())
  }
  return [...figures].map(([name, values]) => summarize(name, values))
}

/** Prints a table of the variants and their ratio to the first one. */
export function printTable(title: string, unit: string, measured: readonly Measured[]): void {
  const floor = measured[0]?.median ?? 1
  console.log(`\n${title}\n`)
  console.log(`| variant | median ${unit} | min..max | ratio |`)
  console.log('|---|--:|--:|--:|')
  for (const { name, median, min, max } of measured) {
    console.log(`| ${name} | ${round(median)} | ${round(min)}..${round(max)} | ${(median / floor).toFixed(2)} |`)
  }
}

function summarize(name: string, values: readonly number[]): Measured {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = sorted.length / 2
  const median = sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2
  return { name, median, min: at(0), max: at(sorted.length - 1) }
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}
