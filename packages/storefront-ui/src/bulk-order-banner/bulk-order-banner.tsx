import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { ArrowRightIcon, WarehouseIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the way to buy much at once. */
export interface BulkOrderBannerProps extends RootProps<HTMLAnchorElement> {
  /** The form for large quantities. */
  readonly href: string
  /** What is asked for. */
  readonly product: string
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * The way to the form for large quantities [15.9]. Renders a link. Its arrow points twice, when the banner is rendered and
 * when it is touched, and stands still for those who want less motion.
 */
export function BulkOrderBanner({ href, product, messages, ...root }: BulkOrderBannerProps) {
  const { Link } = useUi()
  const t = usePlainMessages('bulkOrderBanner', en, messages)
  return (
    <Link {...root} data-scope="bulk-order-banner" data-part="root" href={href}>
      <WarehouseIcon size={24} />
      <span data-scope="bulk-order-banner" data-part="words">
        <span data-scope="bulk-order-banner" data-part="title">
          {t('title')}
        </span>
        <span>{t('text', { product })}</span>
      </span>
      <span data-scope="bulk-order-banner" data-part="arrow">
        <ArrowRightIcon size={24} />
      </span>
    </Link>
  )
}
