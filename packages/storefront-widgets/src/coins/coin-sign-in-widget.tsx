import type { Checkout } from '@krishi/storefront-core/checkout'
import { useCoinSignIn } from '@krishi/storefront-hooks/loyalty'
import { SignInBanner } from '@krishi/storefront-ui/sign-in-banner'

/** Props of what a guest is told about coins. */
export interface CoinSignInWidgetProps {
  readonly checkout: Checkout
  /** Where she signs in, and comes back from. */
  readonly href: string
}

/** Tells a guest what signing in is worth before she pays [03.6]; nothing where it is worth nothing. */
export function CoinSignInWidget({ checkout, href }: CoinSignInWidgetProps) {
  const offer = useCoinSignIn(checkout)
  return offer && <SignInBanner {...offer} href={href} />
}
