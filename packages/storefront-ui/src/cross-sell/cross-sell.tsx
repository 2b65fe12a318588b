import { Children } from 'react'
import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { ProductStrip } from '../product-strip/index.ts'
import type { ProductStripProps } from '../product-strip/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { SuggestionLabel } from './suggestion-label.tsx'

/** Props of the suggestions in the cart. */
export interface CrossSellProps extends Pick<ProductStripProps, 'onRetry'>, RootProps {
  /** The cards, each a list item with a key. */
  readonly children?: ReactNode
  readonly status: 'loading' | 'ready' | 'failed'
  /** Says that these are suggestions of the shop, as the law wants it said. @default false */
  readonly isLabelled?: boolean
  /** Called to show all of them. */
  readonly onViewAll: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** What goes with the cart, in one row, with the way to more [24.6]. Renders a `<section>`, and nothing where nothing goes with it. */
export function CrossSell(props: CrossSellProps) {
  const { children, status, isLabelled = false, onViewAll, messages, className, style, ref, ...strip } = props
  const t = usePlainMessages('crossSell', en, messages)
  const count = Children.count(children)
  if (status === 'ready' && count === 0) return null
  return (
    <div {...{ className, style, ref }} data-scope="cross-sell" data-part="root">
      {isLabelled ? <SuggestionLabel messages={messages} /> : null}
      <ProductStrip
        {...strip}
        title={t('title')}
        status={status}
        skeletonCount={3}
        action={
          count === 0 ? null : (
            <Button tone="quiet" size="sm" onClick={onViewAll}>
              {t('viewAll')}
            </Button>
          )
        }
      >
        {children}
      </ProductStrip>
    </div>
  )
}
