import { err } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useAddressDraft, usePincodeLookup } from '../address/index.ts'
import { anAddress } from '../memory/fixtures.ts'
import { useOrder, useOrderCompletion } from '../orders/index.ts'
import { valueOf } from '../query/index.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useCheckout, useCreateCheckout, usePlaceOrder, useUpdateAddress } from './index.ts'
import { checkoutOf } from './use-checkout.ts'

interface PaymentProps {
  readonly id: string
  readonly onFound?: Parameters<typeof usePlaceOrder>[1]
}

function Payment({ id, onFound = () => {} }: PaymentProps) {
  const view = useCheckout(id)
  const { placement, placeOrder } = usePlaceOrder(id, onFound)
  const { update } = useUpdateAddress()
  return (
    <>
      <p>Page {view.status}</p>
      <p>Order {placement.status}</p>
      {'checkout' in view && (
        <>
          <p>To {view.checkout.userIdentity.deliveryAddress?.city}</p>
          <button onClick={() => void placeOrder(view.checkout, 'cod')}>Pay</button>
        </>
      )}
      <button onClick={() => void update(id, anAddress({ city: 'Hassan' }))}>Change</button>
    </>
  )
}

async function anOpenCheckout() {
  const test = aStorefront()
  addToCart(test)
  const id = await valueOf(checkoutOf(test.storefront).actions.create(anAddress()))
  return { ...test, id }
}

const press = (name: string) => page.getByRole('button', { name }).click()
const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

describe('checkout hooks', () => {
  it('[24.5] proceed to an address, and with one to a checkout', async () => {
    const outcomes: string[] = []
    function Proceed() {
      const { proceed, task } = useCreateCheckout()
      const { edit, submit } = useAddressDraft()
      return (
        <>
          <p>{task.status}</p>
          <button onClick={() => void proceed().then(({ kind }) => outcomes.push(kind))}>Proceed</button>
          <button
            onClick={() => {
              edit(anAddress())
              submit()
            }}
          >
            Save
          </button>
        </>
      )
    }
    const test = aStorefront()
    addToCart(test)
    await renderInStorefront(test.storefront, <Proceed />)
    await press('Proceed')
    await press('Save')
    await press('Proceed')
    await expect.poll(() => outcomes).toEqual(['address-needed', 'checkout-created'])
  })

  it('[30.1] [30.13] show a checkout, its new address, and that it is empty', async () => {
    const { storefront, backend, id } = await anOpenCheckout()
    await renderInStorefront(storefront, <Payment id={id} />)
    await shown('Page ready')
    await shown('To Mysuru')
    backend.changeVariant('product-1-1', { inventoryQuantity: 0 })
    await press('Change')
    await shown('To Hassan')
    await shown('Page empty')
  })

  it('[30.1] fail with a retry when there is no such checkout', async () => {
    await renderInStorefront(aStorefront().storefront, <Payment id="nothing" />)
    await shown('Page failed')
  })

  it('[30.12] find an order whose answer was lost after a reload', async () => {
    const { storefront, browser, tab, id } = await anOpenCheckout()
    const { ports } = storefront
    const lossy: typeof ports.checkout.placeOrder = async (intent) => {
      await ports.checkout.placeOrder(intent)
      return err('network/unanswered')
    }
    const unanswered = { placeOrder: lossy, settleOrder: () => Promise.resolve(err('network/unanswered')) }
    const before = aStorefront({ browser, tab, ports: { ...ports, checkout: { ...ports.checkout, ...unanswered } } })
    const first = await renderInStorefront(before.storefront, <Payment id={id} />)
    await press('Pay')
    await shown('Order unknown')
    await first.unmount()

    const found: string[] = []
    const after = aStorefront({ browser, tab, ports })
    await renderInStorefront(after.storefront, <Payment id={id} onFound={({ id: orderId }) => found.push(orderId)} />)
    await shown('Order placed')
    expect(found).toEqual(['order-checkout-1'])
  })

  it('[07.5] tidy up on the first view of the order and never again', async () => {
    const { storefront, browser, id } = await anOpenCheckout()
    const firstViews: string[] = []
    const onFirstView = (orderId: string) => void firstViews.push(orderId)
    function Success({ orderId }: { readonly orderId: string }) {
      const order = useOrder(orderId)
      useOrderCompletion(order.status === 'ready' ? order.value : null, onFirstView)
      return <p>{order.status === 'ready' ? order.value.name : order.status}</p>
    }
    const checkout = await valueOf(storefront.ports.checkout.read({ checkoutId: id, locale: 'en' }))
    await checkoutOf(storefront).actions.placeOrder(checkout, 'cod')
    const view = await renderInStorefront(storefront, <Success orderId="order-checkout-1" />)
    await shown('BH100000001')
    await expect.poll(() => firstViews).toEqual(['order-checkout-1'])
    expect(browser.getItem('orderId')).toBe('order-checkout-1')
    expect(storefront.cart.getState().view.count).toBe(0)
    addToCart({ storefront, backend: aStorefront().backend })
    await view.unmount()
    await renderInStorefront(storefront, <Success orderId="order-checkout-1" />)
    await shown('BH100000001')
    expect(firstViews).toHaveLength(1)
    expect(storefront.cart.getState().view.count).toBe(1)
  })

  it('[28.4] fill the address form from a pincode', async () => {
    function Form() {
      const { draft, change } = useAddressDraft()
      const lookup = usePincodeLookup()
      return (
        <>
          <label>
            Pincode <input value={draft.pinCode} onChange={(event) => change('pinCode', event.target.value)} />
          </label>
          <p>
            {lookup.status} {draft.city} {draft.state}
          </p>
        </>
      )
    }
    await renderInStorefront(aStorefront().storefront, <Form />)
    await page.getByLabelText('Pincode').fill('570001')
    await shown('found Mysuru KA')
    await page.getByLabelText('Pincode').fill('999999')
    await shown('failed')
  })
})
