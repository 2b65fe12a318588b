import { CartEstimateWidget } from '@krishi/storefront-widgets/delivery-estimate'
import { PincodeModalWidget } from '@krishi/storefront-widgets/pincode-modal'
import { useState } from 'react'
import { useShop } from '../../shell/shop-context.ts'
import '../../styles/cart-delivery.css'

/** Where the cart would go and when it could be there, with the saved addresses to choose from [16.5]. A lazy island. */
export default function CartDelivery() {
  const { postedCart } = useShop()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <CartEstimateWidget linesBefore={postedCart?.lines} onPlaceAsk={() => setIsAsked(true)} />
      {isAsked ? <PincodeModalWidget open onOpenChange={setIsAsked} /> : null}
    </>
  )
}
