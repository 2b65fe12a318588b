import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'
import type { SubstituteWords } from './substitute-card.types.ts'

/** "14% Cheaper", in the owner's words where there are some [17.1]. */
export function cheaperText(t: Translate<keyof typeof en>, words: SubstituteWords, percent: number): string {
  return words.cheaper?.replace('#PERCENTAGE', String(percent)) ?? t('cheaper', { percent })
}
