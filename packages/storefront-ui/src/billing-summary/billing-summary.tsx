import type { Paise } from '@krishi/storefront-core/money'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { billingRows } from './billing-rows.ts'
import type { BillingRow } from './billing-rows.ts'
import en from './messages/en.json'

/** Props of a bill. */
export interface BillingSummaryProps extends RootProps<HTMLElement> {
  totals: CartTotals
  /** The amounts are ours until the server has said today's prices. @default false */
  estimated?: boolean
  /** What has been paid of an order: all of it, an advance, or 0; undefined before there is an order. */
  paid?: Paise | undefined
  /** Level of its heading. @default 2 */
  headingLevel?: 2 | 3
  /** Renders a row in place of ours, as `<dt>` and `<dd>`; null renders ours. All rows together add up to the last. */
  renderRow?: ((row: BillingRow) => ReactNode) | undefined
  messages?: MessageOverrides<typeof en>
}

/** What the cart costs, in rows that visibly add up to the total [25.7]. Renders a `<section>`. */
export function BillingSummary(props: BillingSummaryProps) {
  const { totals, estimated = false, paid, headingLevel = 2, messages } = props
  const t = useWidgetMessages('billingSummary', en, messages)
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      {...rootOf(props)}
      data-scope="billing-summary"
      data-part="root"
      data-estimated={estimated || undefined}
      aria-labelledby={titleId}
      aria-busy={estimated || undefined}
    >
      <Heading data-scope="billing-summary" data-part="title" id={titleId}>
        {t('title')}
      </Heading>
      <dl data-scope="billing-summary" data-part="rows">
        {billingRows(totals, paid, t).map((row) => (
          <div key={row.key} data-scope="billing-summary" data-part="row" data-kind={row.kind}>
            {props.renderRow?.(row) ?? (
              <>
                <dt data-scope="billing-summary" data-part="label">
                  {row.label}
                </dt>
                <dd data-scope="billing-summary" data-part="amount" translate="no">
                  {row.amount}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
      {estimated ? (
        <p data-scope="billing-summary" data-part="note">
          {t('estimated')}
        </p>
      ) : null}
    </section>
  )
}
