import { activeSafety } from './data/active-safety.ts'
import { actives } from './data/active-names.ts'
import { antidotes } from './data/antidotes.ts'
import { createSeededRandom } from './random.ts'
import type { PesticideRow } from './rows.ts'
import { toTranslated } from './localized-tuple.ts'
import type { SeedPlantProtection } from './types.ts'

/** The worst first. */
const classes = ['red', 'yellow', 'blue', 'green'] as const

/**
 * What the label of a pesticide tells. A mixture is as poisonous as the worst in it, and has the antidote of whatever in it has one;
 * of what is not known for certain nothing is told. The brands are invented: nobody has printed leaflets of theirs.
 */
export function plantProtectionOf(row: PesticideRow, key: string): SeedPlantProtection {
  const parts = row.of.map(([active]) => activeSafety[active])
  const signs = parts.map(({ toxicity }) => toxicity)
  const worst = classes.find((each) => signs.includes(each)) ?? null
  const known = parts.map(({ antidote }) => antidote)
  const antidote = known.includes('atropine') ? 'atropine' : known.includes(null) ? null : 'none'
  return {
    registrationNumber: registrationOf(row, key),
    toxicity: signs.includes(null) ? null : worst,
    antidote: antidote && toTranslated(antidotes[antidote]),
    leafletUrl: null,
  }
}

/** A number in the form of the Registration Committee, such as "CIR-81234/2016-Imidacloprid (SL) (361)-1187"; invented, as the brand is. */
function registrationOf({ of, code }: PesticideRow, key: string): string {
  const random = createSeededRandom(`registration/${key}`)
  const content = of.map(([active]) => actives[active][0]).join(' + ')
  const [form = ''] = code.split(' ')
  const [file, year] = [random.integer(20_000, 190_000), random.integer(2009, 2023)]
  return `CIR-${file}/${year}-${content} (${form}) (${random.integer(300, 450)})-${random.integer(100, 4_999)}`
}
