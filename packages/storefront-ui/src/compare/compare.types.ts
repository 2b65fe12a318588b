import type { LocalizedText, NetQuantity, ProductDetail, UnitPrice, Variant } from '@krishi/storefront-core/catalog'
import type { Dose } from '@krishi/storefront-core/dose'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** A product that is compared, with what the page knows about it. */
export interface CompareColumn {
  readonly handle: string
  readonly href: string
  readonly product: Pick<
    ProductDetail,
    'productName' | 'productKind' | 'vendorName' | 'productImages' | 'rating' | 'countryOfOrigin'
  >
  /** The pack whose price is shown; null where there is none. */
  readonly variant: Variant | null
  readonly isForSale: boolean
  readonly unitPrice: UnitPrice | null
  readonly composition: LocalizedText | null
  readonly dose: {
    readonly kind: Dose['kind']
    readonly dose: { readonly min: NetQuantity; readonly max: NetQuantity }
  } | null
}

/** Props of a comparison. */
export interface CompareTableProps extends RootProps<HTMLElement> {
  status: 'loading' | 'ready' | 'failed'
  columns: readonly CompareColumn[]
  /** How many products may be compared, to say it in words. */
  limit: number
  /** How many chosen products the shop no longer has. */
  goneCount: number
  /** Where there is something to compare. */
  shopHref: string
  onRemove: (handle: string) => void
  onClear: () => void
  onRetry: () => void
  messages?: MessageOverrides<typeof en> | undefined
}
