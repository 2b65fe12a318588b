import type { Shopper } from './shopper.ts'

/** Goes to the address of a new checkout and fills it in. */
export async function fillInAddress(shopper: Shopper): Promise<void> {
  await shopper.fillCart()
  await shopper.openCart()
  await shopper.proceedButton().click()
  await shopper.fillAddress()
}

/** Goes on to the payment page, which the browser reads itself: no server has read it before. */
export const submitAddress = (shopper: Shopper) => shopper.button('address-form', 'submit').click()
