import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import { memo } from 'react'
import { usePlainMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import { rootOf } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import en from './messages/en.json'

/** Props of a price. */
export interface PriceProps extends RootProps<HTMLSpanElement> {
  /** What it costs, in paise. */
  amount: Paise
  /** The higher printed price, in paise; not shown unless it is above `amount`. */
  compareAt?: Paise | null
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  messages?: MessageOverrides<typeof en> | undefined
}

/**
 * What a thing costs, with the struck printed price beside it where there is one. Renders a `<span>` that translators
 * leave alone; a screen reader hears which of the two amounts is which.
 */
export const Price = memo(function Price({ amount, compareAt = null, size = 'md', messages, ...root }: PriceProps) {
  const t = usePlainMessages('price', en, messages)
  const reduced = compareAt !== null && compareAt > amount
  return (
    <span {...rootOf(root, `sf-price--${size}`)} data-scope="price" data-part="root" translate="no">
      {reduced ? <VisuallyHidden lang={t.lang('now')}>{t('now')} </VisuallyHidden> : null}
      <span data-scope="price" data-part="amount">
        {formatInr(amount)}
      </span>
      {reduced ? (
        <>
          {' '}
          <span data-scope="price" data-part="compare-at">
            <span lang={t.lang('mrp')}>{t('mrp')}</span> <s>{formatInr(compareAt)}</s>
          </span>
        </>
      ) : null}
    </span>
  )
})
