import { animalNames } from './data/animal-names.ts'
import { animalProducts } from './data/animal-products.ts'
import { animalBenefits, animalUses } from './data/animal-words.ts'
import { animals, labels } from './data/labels.ts'
import { machineCare } from './data/machine-words.ts'
import { nutritionPhrases } from './data/phrases-nutrition.ts'
import { growNames } from './data/trade-names.ts'
import { contentLine } from './content-line.ts'
import { bullets, factTable, section, tag } from './html.ts'
import { localMeasure } from './measures.ts'
import type { ProductDraft } from './product-draft.ts'
import { at } from './random.ts'
import type { AnimalRow } from './rows.ts'
import { fill, joinLocalized } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'

/** Shelves whose goods carry a coined trade name, as a chemist's do; feed and gear go by what they are. */
const tradeShelves: readonly AnimalRow['shelf'][] = [
  'cattle-minerals',
  'cattle-calcium',
  'cattle-tonics',
  'cattle-first-aid',
  'dewormers',
  'udder-care',
  'poultry-supplements',
  'aquaculture-care',
]

const powered: readonly AnimalRow['name'][] = ['chaffCutter', 'milkingMachine', 'incubator']

/** All animal husbandry products. */
export function draftAnimals(): ProductDraft[] {
  const trades = Object.values(growNames)
  return animalProducts.flatMap((row, line) =>
    Array.from({ length: row.copies }, (_, copy) => draftAnimal(row, at(trades, line * 4 + copy * 9), copy)),
  )
}

function draftAnimal(row: AnimalRow, trade: LocalizedTuple, copy: number): ProductDraft {
  const kind = animalNames[row.name]
  const technical = contentLine(row.tech)
  const traded = tradeShelves.includes(row.shelf)
  const gear = row.use === 'gear'
  const dose = localMeasure(row.dose)
  const benefits = row.benefits.map((benefit) => animalBenefits[benefit])
  const facts = factTable([
    [gear ? labels.details : labels.contents, technical],
    [labels.animals, animals[row.animal]],
    [labels.dose, dose],
  ])
  return {
    key: `animals/${row.name}/${copy}`,
    category: 'animal-husbandry',
    shelf: row.shelf,
    classification: row.organic ? 'Bio/Organic' : 'General',
    name: traded ? fill(nutritionPhrases.name, { trade, kind }) : kind,
    kind,
    technical,
    origin: row.name === 'incubator' || (row.name === 'milkingMachine' && copy === 1) ? 'China' : 'India',
    dose: null,
    shape: row.shape,
    emblem: gear && row.animal === 'cow' ? 'gear' : row.animal,
    label: [traded ? trade[0] : kind[0], traded ? kind[0] : row.tech],
    offer:
      row.options.length > 0
        ? { by: 'option', options: row.options }
        : { by: 'pack', unit: row.unit, price: row.price, packs: row.packs, plants: false },
    collections: row.animal === 'cow' && !gear ? ['cattle-care'] : row.animal === 'hen' ? ['poultry-care'] : [],
    describe: (product) =>
      joinLocalized(
        [
          tag('p', fill(gear ? nutritionPhrases.gearIntro : nutritionPhrases.animalIntro, { product })),
          bullets(labels.benefits, benefits),
          facts,
          section(
            labels.howTo,
            powered.includes(row.name) ? machineCare.electric : fill(animalUses[row.use], { dose }),
          ),
          gear ? tag('p', nutritionPhrases.machineService) : section(labels.caution, nutritionPhrases.animalCare),
        ],
        '',
      ),
    overview: fill(nutritionPhrases.overview, { tech: technical, benefit: at(benefits, 0) }),
  }
}
