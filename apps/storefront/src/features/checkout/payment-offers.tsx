import { usePageAddress } from '../../shell/page-address.ts'
import { Coins } from './coins.tsx'
import { Coupons } from './coupons.tsx'
import { usePageCheckout } from './use-page-checkout.ts'

/** What makes an order cheaper. A lazy island. */
export default function PaymentOffers() {
  const checkout = usePageCheckout()
  const { search } = usePageAddress()
  if (!checkout) return null
  return (
    <>
      <Coupons checkout={checkout} wanted={new URLSearchParams(search).get('discount')} />
      <Coins checkout={checkout} />
    </>
  )
}
