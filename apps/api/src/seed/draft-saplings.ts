import { cropEmblems } from './data/crop-emblems.ts'
import { crops } from './data/crops.ts'
import { labels } from './data/labels.ts'
import { saplingPhrases } from './data/phrases-saplings.ts'
import { saplingVarieties } from './data/sapling-varieties.ts'
import { saplingKinds, saplingTraits } from './data/sapling-words.ts'
import { saplings } from './data/saplings.ts'
import { bullets, factTable, section, tag } from './html.ts'
import { localMeasure } from './measures.ts'
import type { ProductDraft } from './product-draft.ts'
import { at } from './random.ts'
import type { SaplingRow } from './rows.ts'
import { fill, joinLocalized, sameInAll } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'

const gardenShelves: readonly SaplingRow['shelf'][] = [
  'kitchen-garden-plants',
  'rose-plants',
  'flower-plants',
  'vegetable-seedlings',
]
const timberShelves: readonly SaplingRow['shelf'][] = ['timber-saplings', 'bamboo-plants']

/** All saplings, plants and seedlings. */
export function draftSaplings(): ProductDraft[] {
  return saplings.flatMap((row) => Array.from({ length: row.copies }, (_, copy) => draftSapling(row, copy)))
}

function draftSapling(row: SaplingRow, copy: number): ProductDraft {
  const crop = crops[row.crop]
  const kind = saplingKinds[row.kind]
  const variety = saplingVarieties[row.variety]
  const small = gardenShelves.includes(row.shelf)
  const timber = timberShelves.includes(row.shelf)
  const traits = row.traits.map((trait) => saplingTraits[trait])
  const spacing = localMeasure(row.spacing)
  const facts = factTable([[labels.spacing, spacing], [labels.pit, localMeasure(row.pit)], bearing(row, timber)])
  return {
    key: `saplings/${row.crop}/${row.variety}/${copy}`,
    category: 'saplings',
    shelf: row.shelf,
    classification: row.kind === 'seedling' && row.traits.includes('hardy') ? 'Bio/Organic' : 'General',
    name: fill(saplingPhrases.name, { variety, crop, kind }),
    kind: joinLocalized([crop, kind], ' '),
    technical: sameInAll(''),
    origin: 'India',
    dose: null,
    shape: 'tray',
    emblem: cropEmblems[row.crop] ?? 'sprout',
    label: [crop[0], variety[0]],
    offer: { by: 'pack', unit: 'piece', price: row.price, packs: row.packs, plants: true },
    collections: small ? ['kitchen-garden'] : timber ? [] : ['fruit-saplings'],
    describe: (product) =>
      joinLocalized(
        [
          tag('p', fill(saplingPhrases.intro, { product })),
          bullets(labels.features, traits),
          facts,
          section(labels.planting, small ? saplingPhrases.plantSmall : saplingPhrases.plant),
          tag('p', saplingPhrases.care),
        ],
        '',
      ),
    overview: fill(saplingPhrases.overview, { spacing, trait: at(traits, 0) }),
  }
}

/** Years to the first crop, or months where it comes within one. */
function bearing(row: SaplingRow, timber: boolean): readonly [title: LocalizedTuple, value: LocalizedTuple] {
  const years = Number(row.bears)
  if (years < 1) return [labels.months, sameInAll(String(Math.round(years * 12)))]
  return [timber ? labels.years : labels.bears, sameInAll(row.bears)]
}
