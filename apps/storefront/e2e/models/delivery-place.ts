import type { Shopper } from './shopper.ts'

/** When goods arrive, on the page of a product. */
export const estimate = (shopper: Shopper) =>
  shopper.page.getByRole('region', { name: shopper.says('delivery-estimate', 'title') })
/** The way to say where. */
export const askPlace = (shopper: Shopper) => shopper.button('delivery-estimate', 'enter')
/** The question where. */
export const placeDialog = (shopper: Shopper) =>
  shopper.page.getByRole('dialog', { name: shopper.says('pincode-modal', 'title') })
/** Its field. */
export const pincodeField = (shopper: Shopper) =>
  shopper.page.getByRole('textbox', { name: shopper.says('pincode-modal', 'pincode') })

/** Answers the question where, which is open. */
export async function choosePincode(shopper: Shopper, pincode: string): Promise<void> {
  await pincodeField(shopper).fill(pincode)
  await shopper.button('pincode-modal', 'submit').click()
}
