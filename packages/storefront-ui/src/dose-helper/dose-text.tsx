import type { NetQuantity } from '@krishi/storefront-core/catalog'
import type { Dose } from '@krishi/storefront-core/dose'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { spanWords } from './amount-words.ts'
import en from './messages/en.json'

/** Props of a dose in words. */
export interface DoseTextProps {
  readonly kind: Dose['kind']
  /** The dose of an acre in amounts as people say them. */
  readonly dose: { readonly min: NetQuantity; readonly max: NetQuantity }
  readonly messages?: MessageOverrides<typeof en> | undefined
}

const doseWords = { dose: 'dose', 'seed-rate': 'seedRate', count: 'perAcre' } as const

/** What an acre needs, such as "Dose: 60 ml to 100 ml per acre". Renders text. */
export function DoseText({ kind, dose, messages }: DoseTextProps) {
  const t = useWidgetMessages('doseHelper', en, messages)
  return <>{t(doseWords[kind], { amount: spanWords(t, dose) })}</>
}
