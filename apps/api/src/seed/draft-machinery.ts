import type { Emblem } from './data/emblems.ts'
import { labels } from './data/labels.ts'
import { machineNames } from './data/machine-names.ts'
import { machineCare, machineFacts, machineUses } from './data/machine-words.ts'
import { machines } from './data/machines.ts'
import { nutritionPhrases } from './data/phrases-nutrition.ts'
import { factTable, section, tag } from './html.ts'
import { localMeasure } from './measures.ts'
import type { ProductDraft } from './product-draft.ts'
import { at } from './random.ts'
import type { MachineRow } from './rows.ts'
import { fill, joinLocalized, sameInAll } from './localized-tuple.ts'

const sprayerShelves: readonly MachineRow['shelf'][] = ['battery-sprayers', 'manual-sprayers', 'power-sprayers']
const waterShelves: readonly MachineRow['shelf'][] = ['drip-irrigation', 'sprinklers', 'water-pumps']

/** All machines, tools and irrigation goods. */
export function draftMachinery(): ProductDraft[] {
  return machines.flatMap((row) => Array.from({ length: row.copies }, (_, copy) => draftMachine(row, copy)))
}

function draftMachine(row: MachineRow, copy: number): ProductDraft {
  const name = machineNames[row.name]
  const facts = row.facts.map(([title, value]) => [machineFacts[title], localMeasure(value)] as const)
  return {
    key: `machinery/${row.name}/${copy}`,
    category: 'farm-machinery',
    shelf: row.shelf,
    classification: 'General',
    name,
    kind: name,
    technical: sameInAll(''),
    origin: at(row.origins, copy),
    dose: null,
    shape: row.shape,
    emblem: machineEmblem(row),
    label: [
      name[0],
      row.facts
        .map(([, value]) => value)
        .slice(0, 2)
        .join(', '),
    ],
    offer: { by: 'option', options: row.options },
    collections: machineCollections(row),
    describe: (product) =>
      joinLocalized(
        [
          tag('p', fill(nutritionPhrases.machineIntro, { product })),
          tag('p', machineUses[row.use]),
          factTable(facts),
          section(labels.howTo, machineCare[row.care]),
          tag('p', nutritionPhrases.machineService),
        ],
        '',
      ),
    overview: tag('p', machineUses[row.use]),
  }
}

function machineEmblem(row: MachineRow): Emblem {
  if (row.name.startsWith('solar')) return 'sun'
  if (waterShelves.includes(row.shelf) || sprayerShelves.includes(row.shelf)) return 'drop'
  return row.use === 'covering' || row.use === 'nursery' ? 'sprout' : 'gear'
}

function machineCollections(row: MachineRow): string[] {
  const collections: string[] = []
  if (sprayerShelves.includes(row.shelf)) collections.push('sprayers')
  if (waterShelves.includes(row.shelf)) collections.push('irrigation')
  if (row.care === 'petrol') collections.push('power-tools')
  if (row.shelf === 'nursery-supplies') collections.push('kitchen-garden')
  return collections
}
