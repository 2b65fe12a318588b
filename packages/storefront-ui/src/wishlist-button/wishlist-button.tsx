import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button, IconButton } from '../primitives/button/index.ts'
import { HeartIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the heart. */
export interface WishlistButtonProps extends RootProps<HTMLButtonElement> {
  /** What is put aside, as it is spoken: "Wishlist: {product}". */
  product: string
  isWished: boolean
  /** `corner` is a drawing that stands on a picture; `row` says its word. @default 'corner' */
  look?: 'corner' | 'row' | undefined
  /** Called for each tap. The heart does not change until `isWished` does. */
  onToggle: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** Puts a product aside, or takes it off [20.1]: a toggle whose name stays and whose heart is filled. Renders a `<button>`. */
export function WishlistButton({
  product,
  isWished,
  look = 'corner',
  onToggle,
  messages,
  ...root
}: WishlistButtonProps) {
  const t = usePlainMessages('wishlistButton', en, messages)
  const label = t('wishlistProduct', { product })
  const heart = (
    <span data-scope="wishlist-button" data-part="heart" data-wished={isWished || undefined}>
      <HeartIcon size={look === 'corner' ? 24 : 20} />
    </span>
  )
  if (look === 'corner') {
    return <IconButton {...root} tone="solid" label={label} icon={heart} aria-pressed={isWished} onClick={onToggle} />
  }
  return (
    <Button {...root} tone="quiet" size="sm" icon={heart} aria-label={label} aria-pressed={isWished} onClick={onToggle}>
      {t('wishlist')}
    </Button>
  )
}
