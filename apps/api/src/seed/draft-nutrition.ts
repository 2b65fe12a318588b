import { growthBenefits } from './data/benefits.ts'
import { crops } from './data/crops.ts'
import type { Emblem } from './data/emblems.ts'
import { fertilizerNames } from './data/fertilizer-names.ts'
import { fertilizers } from './data/fertilizers.ts'
import { labels } from './data/labels.ts'
import { nutritionPhrases } from './data/phrases-nutrition.ts'
import { growNames } from './data/trade-names.ts'
import { contentLine } from './content-line.ts'
import { readDose } from './doses.ts'
import { bullets, factTable, section, tag } from './html.ts'
import { localMeasure } from './measures.ts'
import type { ProductDraft } from './product-draft.ts'
import { at } from './random.ts'
import type { FertilizerRow } from './rows.ts'
import { fill, joinLocalized } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'

/** Shelves whose goods carry a coined trade name; a graded fertiliser is known by its grade alone. */
const tradeShelves: readonly FertilizerRow['shelf'][] = [
  'growth-promoters',
  'humic-and-fulvic',
  'silicon-fertilizers',
  'bio-fertilizers',
]

const emblems: Record<FertilizerRow['shelf'], Emblem> = {
  'water-soluble-fertilizers': 'drop',
  'secondary-nutrients': 'leaf',
  micronutrients: 'leaf',
  'granular-fertilizers': 'sprout',
  'humic-and-fulvic': 'root',
  'growth-promoters': 'sprout',
  'silicon-fertilizers': 'paddy',
  'bio-fertilizers': 'root',
  'organic-fertilizers': 'sprout',
  'soil-conditioners': 'root',
}

/** All crop nutrition products. */
export function draftNutrition(): ProductDraft[] {
  const trades = Object.values(growNames)
  return fertilizers.flatMap((row, line) =>
    Array.from({ length: row.copies }, (_, copy) => draftFertilizer(row, at(trades, line * 3 + copy * 7), copy)),
  )
}

function draftFertilizer(row: FertilizerRow, trade: LocalizedTuple, copy: number): ProductDraft {
  const kind = fertilizerNames[row.name]
  const technical = contentLine(row.tech)
  const traded = tradeShelves.includes(row.shelf)
  const benefits = row.benefits.map((benefit) => growthBenefits[benefit])
  const facts = factTable([
    [labels.contents, technical],
    [
      labels.crops,
      joinLocalized(
        row.crops.map((crop) => crops[crop]),
        ', ',
      ),
    ],
    [labels.perLitre, localMeasure(row.litre)],
    [labels.perAcre, localMeasure(row.acre)],
  ])
  return {
    key: `nutrition/${row.name}/${copy}`,
    category: 'crop-nutrition',
    shelf: row.shelf,
    classification: row.organic ? 'Bio/Organic' : 'General',
    name: traded ? fill(nutritionPhrases.name, { trade, kind }) : kind,
    kind,
    technical,
    dose: row.use === 'composting' ? null : readDose('dose', row.acre),
    origin: ['npk130045', 'npk005234', 'calciumnitrate'].includes(row.name) && copy % 2 === 1 ? 'Israel' : 'India',
    shape: row.shape,
    emblem: emblems[row.shelf],
    label: [traded ? trade[0] : kind[0].replace(/ \(.*\)/, ''), traded ? kind[0] : row.tech],
    offer: { by: 'pack', unit: row.unit, price: row.price, packs: row.packs, plants: false },
    collections: row.name === 'cocopeat' || row.name === 'vermicompost' ? ['kitchen-garden'] : [],
    describe: (product) =>
      joinLocalized(
        [
          tag('p', fill(row.organic ? nutritionPhrases.introBio : nutritionPhrases.intro, { product })),
          bullets(labels.benefits, benefits),
          facts,
          section(labels.howTo, nutritionPhrases[row.use]),
          tag('p', nutritionPhrases.store),
        ],
        '',
      ),
    overview: fill(nutritionPhrases.overview, { tech: technical, benefit: at(benefits, 0) }),
  }
}
