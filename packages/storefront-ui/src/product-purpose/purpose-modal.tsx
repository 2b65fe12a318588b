import type { Locale } from '@krishi/storefront-core/locale'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { SafeHtml } from '../primitives/safe-html/index.ts'
import type { SafeHtmlString } from '../primitives/safe-html/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of what a product is for. */
export interface PurposeModalProps extends RootProps<HTMLElement> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly productId: string
  readonly handle: string
  /** Its name. */
  readonly product: string
  readonly html: SafeHtmlString
  readonly lang: Locale
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** What one product is for, by its id and handle [15.11]. Renders a modal `<dialog>` while open. */
export function PurposeModal({ open, onOpenChange, messages, ...facts }: PurposeModalProps) {
  const { locale } = useUi()
  const t = usePlainMessages('productPurpose', en, messages)
  const { productId, handle, product, html, lang } = facts
  return (
    <Dialog {...rootOf(facts)} open={open} onOpenChange={onOpenChange} title={t('title', { product })}>
      <div data-scope="product-purpose" data-part="text" data-product={productId} data-handle={handle}>
        <SafeHtml html={html} lang={lang === locale ? undefined : lang} />
      </div>
    </Dialog>
  )
}
