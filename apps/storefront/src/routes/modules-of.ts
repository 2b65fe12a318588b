import type { PageScreen } from './route-table.ts'

/** The screens with which many visits begin, and those on the way to the payment; the others are in a list of their own. */
const nearScreens = [
  'home',
  'collection',
  'brand',
  'product',
  'search',
  'cart',
  'checkout',
  'checkout-address',
  'payment-mode',
  'thank-you',
] as const satisfies readonly PageScreen[]

/** A screen that every page can load at once. */
export type NearScreen = (typeof nearScreens)[number]

/**
 * The source modules that a screen starts with, as the client manifest names them: its page, the list that has it, and on a cart whose
 * place the server knows the delivery, which is shown at once.
 */
export function modulesOf(screen: PageScreen, hasPlace = false): string[] {
  const list = nearScreens.some((near) => near === screen) ? [] : ['src/routes/secondary-screens.ts']
  const delivery = screen === 'cart' && hasPlace ? ['src/features/cart/cart-delivery.tsx'] : []
  return [...list, `src/pages/${screen}-page.tsx`, ...delivery]
}
