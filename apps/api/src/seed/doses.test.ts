import { describe, expect, it } from 'vitest'
import { readDose } from './doses.ts'
import { generateCatalogue } from './generate-catalogue.ts'

describe('readDose', () => {
  it.each([
    ['60-100 ml', { min: 60, max: 100, unit: 'ml' }],
    ['2-2.5 kg', { min: 2_000, max: 2_500, unit: 'g' }],
    ['13.5 g', { min: 13.5, max: 13.5, unit: 'g' }],
    ['1 L', { min: 1_000, max: 1_000, unit: 'ml' }],
    ['10000-12000 seed', { min: 10_000, max: 12_000, unit: 'seed' }],
  ])('reads %j', (text, dose) => {
    expect(readDose('dose', text)).toEqual({ kind: 'dose', ...dose })
  })

  it('knows what has no dose, and refuses what it cannot read', () => {
    expect(readDose('dose', '- ml')).toBeNull()
    expect(() => readDose('dose', 'a handful')).toThrow(/cannot be read/)
  })
})

describe('doses of the catalogue', () => {
  const { products } = generateCatalogue()
  const dosed = products.filter(({ dose }) => dose !== null)

  it('are there for most seeds, crop protection and crop nutrition, and for nothing else', () => {
    const types = (list: typeof products) => new Set(list.map(({ productType }) => productType))
    expect(types(dosed)).toEqual(new Set(['Seeds', 'Crop Protection', 'Crop Nutrition']))
    for (const type of types(dosed)) {
      const all = products.filter(({ productType }) => productType === type)
      expect(all.filter(({ dose }) => dose).length / all.length).toBeGreaterThan(0.85)
    }
  })

  it('are in the measure of the packs', () => {
    const measures: Record<string, string> = { g: 'g', kg: 'g', ml: 'ml', l: 'ml', piece: 'piece', seed: 'seed' }
    const strange = dosed.filter(({ dose, variants }) =>
      variants.some(({ netQuantity }) => netQuantity && measures[netQuantity.unit] !== dose?.unit),
    )
    expect(strange.map(({ handle }) => handle)).toEqual([])
  })

  it('go from the least to the most, above nothing', () => {
    expect(dosed.filter(({ dose }) => dose && !(dose.min > 0 && dose.min <= dose.max))).toEqual([])
  })
})
