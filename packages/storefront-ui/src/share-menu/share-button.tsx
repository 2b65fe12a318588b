import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { ShareIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the button that shares. */
export interface ShareButtonProps extends RootProps<HTMLButtonElement> {
  /** What is shared, in the shopper's language. */
  product: string
  /** The short link is on its way. @default false */
  pending?: boolean
  onShare: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** Shares a product [21.2]. Renders a `<button>`. */
export function ShareButton({ product, pending = false, onShare, messages, ...root }: ShareButtonProps) {
  const t = usePlainMessages('shareMenu', en, messages)
  return (
    <Button
      {...root}
      tone="quiet"
      size="sm"
      icon={<ShareIcon />}
      pending={pending}
      aria-label={t('shareProduct', { product })}
      onClick={onShare}
    >
      {t('share')}
    </Button>
  )
}
