import { useCheckout, useCreateCheckout, usePlaceOrder } from '@krishi/storefront-hooks/checkout'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { AddressFormWidget } from '@krishi/storefront-widgets/address-form'
import type { AddressFormWidgetProps } from '@krishi/storefront-widgets/address-form'
import { useState } from 'react'

/** Asks where the order goes, then orders the cart, which is paid on delivery. */
export function Checkout({ onCancel }: { readonly onCancel: () => void }) {
  const [checkoutId, setCheckoutId] = useState<string | null>(null)
  const { task, create } = useCreateCheckout()

  const deliverTo: AddressFormWidgetProps['onAddress'] = (address) => {
    void create(address).then((created) => created.ok && setCheckoutId(created.value))
  }

  if (checkoutId !== null) return <Order checkoutId={checkoutId} />
  return (
    <main>
      <AddressFormWidget
        mode="add"
        headingLevel={1}
        saving={task.status === 'pending'}
        failure={task.status === 'failed' ? 'The address could not be saved. Please try again.' : undefined}
        onAddress={deliverTo}
        onCancel={onCancel}
      />
    </main>
  )
}

function Order({ checkoutId }: { readonly checkoutId: string }) {
  const [number, setNumber] = useState<string | null>(null)
  const view = useCheckout(checkoutId)
  const { placement, placeOrder } = usePlaceOrder(checkoutId, (order) => setNumber(order.name))

  async function order(): Promise<void> {
    if (view.status !== 'ready') return
    const placed = await placeOrder(view.checkout, 'cod')
    if (placed.status === 'placed') setNumber(placed.order.name)
  }

  return (
    <main>
      <h1>{number === null ? 'Your order' : 'Thank you'}</h1>
      {number === null ? (
        <Button pending={view.status === 'loading' || placement.status === 'placing'} onClick={() => void order()}>
          Order and pay on delivery
        </Button>
      ) : (
        <p>Your order has the number {number}.</p>
      )}
      {placement.status === 'refused' && <p role="alert">Nothing was ordered. Please try again.</p>}
      {placement.status === 'unknown' && <p role="alert">The answer was lost. Ask again: nothing is ordered twice.</p>}
    </main>
  )
}
