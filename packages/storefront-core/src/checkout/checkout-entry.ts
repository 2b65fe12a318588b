import type { Settings } from '../settings/settings.ts'

/** What `/checkout` does: choose an address, leave for the external checkout, or show that there is nothing to check out. */
export type CheckoutEntry = 'address' | 'external' | 'empty'

/** Where `/checkout` leads [29.1]: with an empty cart, or where the settings open no way, nowhere. */
export function checkoutEntry(
  { isAddressSelectionEnabled, isShopifyCheckoutEnabled }: Settings['checkoutConfig'],
  { hasLines, hasToken }: { readonly hasLines: boolean; readonly hasToken: boolean },
): CheckoutEntry {
  if (!hasLines) return 'empty'
  if (isAddressSelectionEnabled) return 'address'
  return isShopifyCheckoutEnabled && hasToken ? 'external' : 'empty'
}

/** The address of an external checkout with a discount code on it [29.3]; as it was without a code, or where it is no address. */
export function withDiscountCode(checkoutUrl: string, discountCode: string): string {
  if (discountCode === '' || !URL.canParse(checkoutUrl)) return checkoutUrl
  const url = new URL(checkoutUrl)
  url.searchParams.set('discount', discountCode)
  return url.href
}
