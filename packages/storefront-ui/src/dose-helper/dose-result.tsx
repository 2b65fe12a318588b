import type { DoseAdvice } from '@krishi/storefront-core/dose'
import { formatInr } from '@krishi/storefront-core/format'
import type { Translate } from '../i18n/index.ts'
import { amountWords, spanWords } from './amount-words.ts'
import type en from './messages/en.json'

interface DoseResultProps {
  readonly advice: DoseAdvice
  readonly pack: string
  readonly t: Translate<keyof typeof en>
}

/** The packs in the largest words, then why, what it costs and what is left. */
export function DoseResult({ advice: { needed, packs, leftOver, cost }, pack, t }: DoseResultProps) {
  return (
    <>
      <p data-scope="dose-helper" data-part="packs">
        <strong>{t('packs', { count: packs.max, pack })}</strong> <span>{t('cost', { amount: formatInr(cost) })}</span>
      </p>
      <p>
        {t('need', { amount: spanWords(t, needed) })}{' '}
        {packs.min < packs.max ? `${t('enough', { count: packs.min })} ` : null}
        {leftOver === null ? t('nothingLeft') : t('left', { amount: amountWords(t, leftOver) })}
      </p>
    </>
  )
}
