import { aText } from '../testing/fixtures/index.ts'
import type { ChoiceSection, FilterChoice, FilterSection, PriceSection } from './filter-panel.types.ts'

const known = ['Kaveri', 'Mahyco', 'Nuziveedu', 'Rasi', 'Syngenta', 'Bayer', 'UPL', 'Coromandel', 'IFFCO', 'Dhanuka']

/** So many brands, the ones that everybody knows first. */
export function someBrands(count: number): FilterChoice[] {
  return Array.from({ length: count }, (_, index) => {
    const label = known[index] ?? `${known[index % known.length]} Agro ${index}`
    return { value: `brand-${index}`, label: aText(label), count: 3 + (index % 40) }
  })
}

/** The section of the brands. */
export function aBrandSection(count: number, overrides: Partial<ChoiceSection> = {}): ChoiceSection {
  return {
    name: 'brands',
    kind: 'many',
    title: aText('Brands'),
    groups: [{ choices: someBrands(count) }],
    selected: [],
    ...overrides,
  }
}

/** The section of the price, with the bands of the catalogue [13.9]. */
export function aPriceSection(overrides: Partial<PriceSection> = {}): PriceSection {
  return {
    name: 'price',
    kind: 'price',
    title: aText('Price'),
    value: { min: 0, max: 20_000 },
    presets: [
      { min: 0, max: 500 },
      { min: 500, max: 1_000 },
      { min: 1_000, max: 5_000 },
      { min: 5_000, max: 80_000 },
    ],
    ...overrides,
  }
}

function choice(value: string, label: string, count?: number): FilterChoice {
  return { value, label: aText(label), count }
}

/** All sections of the catalogue in its order [13.9]. */
export function someSections(brands = 12): FilterSection[] {
  return [
    {
      name: 'categories',
      kind: 'many',
      title: aText('Categories'),
      groups: [
        {
          label: aText('Seeds'),
          choices: [choice('vegetable-seeds', 'Vegetable seeds', 64), choice('field-crops', 'Field crops', 31)],
        },
        {
          label: aText('Crop Protection'),
          choices: [choice('fungicides', 'Fungicides', 22), choice('herbicides', 'Herbicides', 0)],
        },
      ],
      selected: [],
    },
    aBrandSection(brands),
    aPriceSection(),
    {
      name: 'rating',
      kind: 'one',
      title: aText('Rating'),
      groups: [{ choices: [choice('4', '4 ⭐ and above', 40), choice('3', '3 ⭐ and above', 71)] }],
      selected: [],
    },
    {
      name: 'availability',
      kind: 'one',
      title: aText('Availability'),
      groups: [{ choices: [choice('true', 'In stock', 96), choice('false', 'Out of stock', 4)] }],
      selected: [],
    },
  ]
}
