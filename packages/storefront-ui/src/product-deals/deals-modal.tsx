import type { ProductDeal } from '@krishi/storefront-core/catalog'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { OfferIcon } from '../primitives/icon/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the deals of a product. */
export interface DealsModalProps extends RootProps<HTMLElement> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly deals: readonly ProductDeal[]
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Every deal on a product, each in a sentence [15.1]. Renders a modal `<dialog>` while open. */
export function DealsModal({ open, onOpenChange, deals, messages, ...root }: DealsModalProps) {
  const t = useWidgetMessages('productDeals', en, messages)
  return (
    <Dialog {...root} open={open} onOpenChange={onOpenChange} title={t('title')} size="sm">
      <ul data-scope="product-deals" data-part="list">
        {deals.map(({ id, title, detail }) => (
          <li key={id} data-scope="product-deals" data-part="deal">
            <OfferIcon />
            <div>
              <p data-scope="product-deals" data-part="title">
                <Text value={title} />
              </p>
              <p>
                <Text value={detail} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
