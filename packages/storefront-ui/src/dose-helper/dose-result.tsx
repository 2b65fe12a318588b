import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { MixAdvice } from '@krishi/storefront-core/dose'
import { formatInr } from '@krishi/storefront-core/format'
import type { Translate } from '../i18n/index.ts'
import { amountWords, spanWords } from './amount-words.ts'
import type en from './messages/en.json'

/** The cheapest packs for an area. */
export type PackAdvice = MixAdvice<{ readonly title: LocalizedText }>

interface DoseResultProps {
  readonly advice: PackAdvice
  readonly t: Translate<keyof typeof en>
}

/** The packs in the largest words and what they cost, then why these, and what is left. */
export function DoseResult({ advice, t }: DoseResultProps) {
  const { needed, mix, cost, leftOver, packsForLess, instead } = advice
  const packsText = ({ count, pack }: (typeof mix)[number]) => t('packs', { count, pack: pack.title.text })
  const packs = mix.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <ul data-scope="dose-helper" data-part="packs">
        {mix.map((part) => (
          <li key={part.pack.title.text}>
            <strong>{packsText(part)}</strong>
          </li>
        ))}
      </ul>
      <p data-scope="dose-helper" data-part="cost">
        {t('cost', { amount: formatInr(cost) })}
      </p>
      <p>
        {t('need', { amount: spanWords(t, needed) })}{' '}
        {instead === null
          ? t('cheapest')
          : t('cheaperThan', { packs: packsText(instead), amount: formatInr(instead.dearerBy) })}{' '}
        {packsForLess < packs ? `${t('enough', { count: packsForLess })} ` : null}
        {leftOver === null ? t('nothingLeft') : t('left', { amount: amountWords(t, leftOver) })}
      </p>
    </>
  )
}
