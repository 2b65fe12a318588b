import { cropEmblems } from './data/crop-emblems.ts'
import { crops } from './data/crops.ts'
import { labels, seasons, units } from './data/labels.ts'
import { pests } from './data/pests.ts'
import { seedPhrases } from './data/phrases-seeds.ts'
import { seedKinds, seedNames, seedTechnical } from './data/product-words.ts'
import { seedLines } from './data/seed-lines.ts'
import { seedTraits } from './data/seed-traits.ts'
import { varietyNames } from './data/variety-names.ts'
import { readDose } from './doses.ts'
import { bullets, factTable, section, tag } from './html.ts'
import { localMeasure } from './measures.ts'
import type { ProductDraft } from './product-draft.ts'
import { at, createSeededRandom } from './random.ts'
import type { SeedLineRow } from './rows.ts'
import { fill, joinLocalized, sameInAll, localize } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'

const intros = {
  hybrid: seedPhrases.introHybrid,
  improved: seedPhrases.introImproved,
  desi: seedPhrases.introDesi,
} as const
const cares = { hybrid: seedPhrases.careB, improved: seedPhrases.careA, desi: seedPhrases.careC } as const
const groupCollections = {
  vegetable: 'vegetable-seeds',
  leafy: 'leafy-vegetable-seeds',
  fruit: 'fruit-seeds',
  field: 'field-crop-seeds',
  fodder: 'fodder-seeds',
  flower: 'flower-seeds',
} as const

/** All seed products: every line of the table under as many variety names as brands sell it. */
export function draftSeeds(): ProductDraft[] {
  const varieties = Object.values(varietyNames)
  return seedLines.flatMap((row, line) =>
    Array.from({ length: row.copies }, (_, copy) => {
      const key = `seeds/${row.crop}/${row.kind}/${copy}`
      const random = createSeededRandom(key)
      const number = random.integer(11, 989)
      const given = at(varieties, line * 5 + copy * 13)
      const variety = localize((language) => `${given[language] ?? ''} ${number}`)
      return draftSeed(row, key, variety)
    }),
  )
}

function draftSeed(row: SeedLineRow, key: string, variety: LocalizedTuple): ProductDraft {
  const crop = crops[row.crop]
  const technical = fill(seedTechnical[row.kind], { days: sameInAll(row.days) })
  const seasonText = joinLocalized(
    row.seasons.map((season) => seasons[season]),
    ', ',
  )
  const rate = /[a-z]/.test(row.rate) || row.rate === '-' ? localMeasure(row.rate) : countOfSeeds(row.rate)
  const traits = row.traits.map((trait) => seedTraits[trait])
  const facts = factTable([
    [labels.season, seasonText],
    [labels.days, sameInAll(row.days)],
    [labels.seedRate, rate],
    [labels.spacing, row.spacing === '-' ? sameInAll('-') : localMeasure(`${row.spacing} cm`)],
    [
      labels.tolerates,
      joinLocalized(
        row.tolerates.map((pest) => pests[pest]),
        ', ',
      ),
    ],
  ])
  return {
    key,
    category: 'seeds',
    shelf: `${row.crop}-seeds`,
    classification: row.kind === 'desi' ? 'Bio/Organic' : 'General',
    name: fill(seedNames[row.kind], { variety, crop }),
    kind: fill(seedKinds[row.kind], { crop }),
    technical,
    origin: seedOrigin(key, row),
    dose: readDose('seed-rate', /[a-z]/.test(row.rate) ? row.rate : `${row.rate} seed`),
    shape: packShape(row),
    emblem: cropEmblems[row.crop] ?? 'sprout',
    label: [`${crop[0]} ${row.kind}`, variety[0]],
    offer: { by: 'pack', unit: row.unit, price: row.price, packs: row.packs, plants: false },
    collections: seedCollections(row),
    describe: (product) =>
      joinLocalized(
        [
          tag('p', fill(intros[row.kind], { product })),
          bullets(labels.features, traits),
          facts,
          section(labels.sowing, seedPhrases[row.method]),
          tag('p', cares[row.kind]),
        ],
        '',
      ),
    overview: fill(seedPhrases.overview, {
      crop,
      season: seasonText,
      days: row.days,
      trait: at(traits, 0),
    }),
  }
}

function countOfSeeds(rate: string): LocalizedTuple {
  return localize((language) => `${rate} ${units.seed[language] ?? ''}`)
}

function packShape(row: SeedLineRow): ProductDraft['shape'] {
  if (row.unit === 'kg' && row.price[0] >= 10) return 'sack'
  return row.unit === 'g' && row.price[0] <= 10 ? 'tin' : 'pouch'
}

function seedOrigin(key: string, row: SeedLineRow): string {
  const random = createSeededRandom(`${key}/origin`)
  const imported = row.kind === 'hybrid' && row.group !== 'field' && random.chance(0.14)
  return imported ? random.pick(['Thailand', 'Netherlands', 'Taiwan', 'Israel']) : 'India'
}

function seedCollections(row: SeedLineRow): string[] {
  const collections: string[] = [groupCollections[row.group]]
  if (row.kind === 'hybrid' && row.crop === 'tomato') collections.push('hybrid-tomato')
  if (row.kind === 'hybrid' && row.crop === 'chilli') collections.push('hybrid-chilli')
  if (row.group === 'leafy' || row.traits.includes('garden') || row.kind === 'desi') collections.push('kitchen-garden')
  if (row.seasons.length === 1 && row.seasons[0] === 'rabi') collections.push('seasonal')
  return collections
}
