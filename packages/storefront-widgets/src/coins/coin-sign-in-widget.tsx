import type { Checkout } from '@krishi/storefront-core/checkout'
import { useCoinSignIn } from '@krishi/storefront-hooks/loyalty'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SignInBanner } from '@krishi/storefront-ui/sign-in-banner'

/** Props of what a guest is told about coins. */
export interface CoinSignInWidgetProps extends RootProps<HTMLElement> {
  readonly checkout: Checkout
  /** The address of the sign-in page, which leads back here. */
  readonly href: string
}

/** Tells a guest before payment what signing in is worth [03.6]; nothing where it is worth nothing. */
export function CoinSignInWidget({ checkout, href, ...root }: CoinSignInWidgetProps) {
  const offer = useCoinSignIn(checkout)
  return offer && <SignInBanner {...root} {...offer} href={href} />
}
