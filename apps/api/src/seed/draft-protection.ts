import { actives } from './data/active-names.ts'
import { bioPesticides } from './data/bio-pesticides.ts'
import { crops } from './data/crops.ts'
import type { Emblem } from './data/emblems.ts'
import { fungicides } from './data/fungicides.ts'
import { herbicides } from './data/herbicides.ts'
import { insecticides } from './data/insecticides.ts'
import { labels } from './data/labels.ts'
import { pests } from './data/pests.ts'
import { guardPhrases, guardUses } from './data/phrases-protection-use.ts'
import { modePhrases } from './data/phrases-protection.ts'
import { guardKinds } from './data/product-words.ts'
import { guardNames } from './data/trade-names.ts'
import { trapNames } from './data/trap-names.ts'
import { traps } from './data/traps.ts'
import { contentLine } from './content-line.ts'
import { readDose } from './doses.ts'
import { factTable, section, tag } from './html.ts'
import { localMeasure } from './measures.ts'
import { plantProtectionOf } from './plant-protection.ts'
import type { ProductDraft } from './product-draft.ts'
import { at } from './random.ts'
import type { PesticideRow, TrapRow } from './rows.ts'
import { fill, joinLocalized, sameInAll, localize } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'

const emblems: Record<PesticideRow['kind'], Emblem> = {
  insecticide: 'pest',
  acaricide: 'pest',
  fungicide: 'fungus',
  'seed-treatment': 'sprout',
  herbicide: 'weed',
  'growth-regulator': 'leaf',
  'bio-insecticide': 'pest',
  'bio-fungicide': 'fungus',
  'bio-nematicide': 'root',
}

const intros: Record<PesticideRow['kind'], LocalizedTuple> = {
  insecticide: guardPhrases.introInsect,
  acaricide: guardPhrases.introInsect,
  fungicide: guardPhrases.introDisease,
  'seed-treatment': guardPhrases.intro,
  herbicide: guardPhrases.introWeed,
  'growth-regulator': guardPhrases.introGrowth,
  'bio-insecticide': guardPhrases.introInsect,
  'bio-fungicide': guardPhrases.introDisease,
  'bio-nematicide': guardPhrases.intro,
}

/** All crop protection products: pesticides, bio-pesticides, growth regulators, traps and spray helpers. */
export function draftProtection(): ProductDraft[] {
  const rows = [...insecticides, ...fungicides, ...herbicides, ...bioPesticides]
  const names = Object.values(guardNames)
  const pesticides = rows.flatMap((row, line) =>
    Array.from({ length: row.copies }, (_, copy) => draftPesticide(row, at(names, line * 7 + copy * 11), copy)),
  )
  const helpers = traps.flatMap((row) => Array.from({ length: row.copies }, (_, copy) => draftTrap(row, copy)))
  return [...pesticides, ...helpers]
}

/** "Imidacloprid 17.8% SL" in every language; the formulation code stays Latin. */
function technicalName(row: PesticideRow): LocalizedTuple {
  return localize((language) => {
    const parts = row.of.map(([active, strength]) => `${actives[active][language] ?? ''} ${strength}`)
    return `${parts.join(' + ')} ${row.code}`
  })
}

function draftPesticide(row: PesticideRow, trade: LocalizedTuple, copy: number): ProductDraft {
  const technical = technicalName(row)
  const kind = guardKinds[row.kind]
  const bio = row.kind.startsWith('bio-')
  const growth = row.kind === 'growth-regulator'
  const cropText = joinLocalized(
    row.crops.map((crop) => crops[crop]),
    ', ',
  )
  const facts = factTable([
    [
      labels.targets,
      joinLocalized(
        row.targets.map((pest) => pests[pest]),
        ', ',
      ),
    ],
    [labels.crops, cropText],
    [labels.perLitre, measured(row.litre, row.unit)],
    [labels.perAcre, measured(row.acre, row.unit)],
    [labels.waiting, sameInAll(row.wait > 0 ? String(row.wait) : '-')],
  ])
  const key = `protection/${technical[0]}/${copy}`
  return {
    key,
    category: 'crop-protection',
    shelf: `${row.kind}s`,
    classification: bio ? 'Bio/Organic' : 'Chemical',
    name: fill(guardPhrases.name, { trade, technical, kind }),
    kind: joinLocalized([technical, localize((language) => (kind[language] ?? '').toLowerCase())], ', '),
    technical,
    origin: 'India',
    dose: readDose('dose', `${row.acre} ${row.unit}`),
    shape: row.unit === 'ml' ? 'bottle' : 'pouch',
    emblem: emblems[row.kind],
    label: [trade[0], technical[0]],
    offer: { by: 'pack', unit: row.unit, price: row.price, packs: row.packs, plants: false },
    collections: bio ? ['bio-pesticides'] : growth ? ['growth-promoters'] : [],
    describe: (product) =>
      joinLocalized(
        [
          tag('p', fill(intros[row.kind], { product })),
          tag('p', modePhrases[row.mode]),
          facts,
          section(labels.howTo, guardUses[row.use]),
          section(labels.caution, bio ? guardPhrases.cautionBio : guardPhrases.caution),
        ],
        '',
      ),
    overview: fill(guardPhrases.overview, { kind, technical, crops: cropText }),
    plantProtection: plantProtectionOf(row, key),
  }
}

function measured(dose: string, unit: 'g' | 'ml'): LocalizedTuple {
  return dose === '-' ? sameInAll('-') : localMeasure(`${dose} ${unit}`)
}

function draftTrap(row: TrapRow, copy: number): ProductDraft {
  const name = trapNames[row.name]
  const technical = contentLine(row.tech)
  const cropText = joinLocalized(
    row.crops.map((crop) => crops[crop]),
    ', ',
  )
  const targetText = joinLocalized(
    row.targets.map((pest) => pests[pest]),
    ', ',
  )
  const facts = factTable([
    [labels.contents, technical],
    [labels.targets, targetText],
    [labels.crops, cropText],
    [row.unit === 'piece' ? labels.trapsPerAcre : labels.perAcre, localMeasure(row.acre)],
  ])
  return {
    key: `traps/${row.name}/${copy}`,
    category: 'crop-protection',
    shelf: row.shelf,
    classification: row.organic ? 'Bio/Organic' : 'General',
    name,
    kind: name,
    technical,
    origin: row.name === 'lightTrap' || row.name === 'birdTape' ? 'China' : 'India',
    dose: row.unit === 'piece' ? readDose('count', `${row.acre} piece`) : readDose('dose', row.acre),
    shape: row.shape,
    emblem: row.use === 'adjuvant' ? 'drop' : row.name === 'lightTrap' ? 'sun' : 'pest',
    label: [name[0].replace(/ \(.*\)/, ''), row.tech],
    offer: { by: 'pack', unit: row.unit, price: row.price, packs: row.packs, plants: false },
    collections: [],
    describe: (product) =>
      joinLocalized(
        [
          tag('p', fill(guardPhrases.introTool, { product })),
          tag('p', modePhrases[row.use]),
          facts,
          section(labels.howTo, guardUses[row.use]),
          section(labels.caution, row.use === 'adjuvant' ? guardPhrases.caution : guardPhrases.cautionTool),
        ],
        '',
      ),
    overview: fill(guardPhrases.overview, { kind: name, technical, crops: cropText }),
  }
}
