import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import type { ProductGridProps } from '../product-grid/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { SuggestionLabel } from './suggestion-label.tsx'

/** Props of the list of all suggestions. */
export interface CrossSellModalProps
  extends Pick<ProductGridProps, 'children' | 'status' | 'onRetry' | 'sentinelRef'>, RootProps<HTMLElement> {
  readonly open: boolean
  /** Says that these are suggestions of the shop, as the law wants it said. @default false */
  readonly isLabelled?: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Everything that goes with the cart; scrolling loads more and the end is said [24.6]. Renders a modal `<dialog>` while open. */
export function CrossSellModal(props: CrossSellModalProps) {
  const { open, isLabelled = false, onOpenChange, messages, className, style, ref, ...grid } = props
  const t = usePlainMessages('crossSell', en, messages)
  return (
    <Drawer {...{ className, style, ref, open, onOpenChange }} side="bottom" title={t('title')} closeLabel={t('close')}>
      {isLabelled ? <SuggestionLabel messages={messages} /> : null}
      <ProductGrid {...grid} title={t('title')} />
    </Drawer>
  )
}
