import type { Dose } from '@krishi/storefront-core/dose'

const units: Readonly<Record<string, { readonly unit: Dose['unit']; readonly size: number }>> = {
  g: { unit: 'g', size: 1 },
  kg: { unit: 'g', size: 1_000 },
  ml: { unit: 'ml', size: 1 },
  L: { unit: 'ml', size: 1_000 },
  seed: { unit: 'seed', size: 1 },
  piece: { unit: 'piece', size: 1 },
}

/**
 * Reads the dose of an acre from the text of a fact table, such as "60-100 ml", "2-2.5 kg" or "40 kg", so that words and
 * figures come from one place. Null for "-" and for what no farmer measures out by area. Throws for a text that it does
 * not know.
 */
export function readDose(kind: Dose['kind'], text: string): Dose | null {
  if (text.startsWith('-')) return null
  const [, first = '', last = first, word = ''] = /^([\d.]+)(?:-([\d.]+))? (\w+)$/.exec(text) ?? []
  const measure = units[word]
  if (measure === undefined) {
    throw new Error(`The dose "${text}" cannot be read. Its product would help nobody. Write it as "2-3 kg".`)
  }
  const { unit, size } = measure
  const amount = (figure: string) => Math.round(Number(figure) * size * 10) / 10
  return { kind, min: amount(first), max: amount(last), unit }
}
