import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { ProductStrip } from '../product-strip/index.ts'
import type { ProductStripProps } from '../product-strip/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the recently viewed products. */
export interface RecentlyViewedProps
  extends Pick<ProductStripProps, 'skeletonCount' | 'onRetry'>, RootProps<HTMLElement> {
  /** The cards, each with a key. */
  children?: ReactNode
  /** `cleared` says what has become of them, and offers to undo it. */
  status: 'loading' | 'ready' | 'failed' | 'cleared'
  /** Called when the list is to be cleared. */
  onClear: () => void
  /** Called when the cleared list is to be restored. */
  onUndo: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/**
 * The products that were viewed on this device, and the button that forgets them [17.5]. The same button brings them
 * back, so that focus stays where it is. Renders a `<section>`.
 */
export function RecentlyViewed({ status, children, onClear, onUndo, messages, ...strip }: RecentlyViewedProps) {
  const t = usePlainMessages('recentlyViewed', en, messages)
  const isCleared = status === 'cleared'
  return (
    <ProductStrip
      {...strip}
      title={t('title')}
      titleLang={t.lang('title')}
      status={isCleared ? 'ready' : status}
      empty={
        <p data-scope="recently-viewed" data-part="cleared" role="status">
          {t('cleared')}
        </p>
      }
      action={
        <span data-scope="recently-viewed" data-part="action">
          <Button tone="quiet" size="sm" onClick={isCleared ? onUndo : onClear}>
            {t(isCleared ? 'undo' : 'clear')}
          </Button>
        </span>
      }
    >
      {isCleared ? null : children}
    </ProductStrip>
  )
}
