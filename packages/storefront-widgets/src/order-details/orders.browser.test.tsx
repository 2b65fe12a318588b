import { StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import { anOrder } from '@krishi/storefront-ui/testing/fixtures'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CoinHistoryWidget } from '../coin-history/index.ts'
import { OrderListWidget } from '../order-list/index.ts'
import { OrdersStripWidget } from '../orders-strip/index.ts'
import { aSentOrder, anOrderShop, someMovements } from '../testing/an-order-shop.tsx'
import { OrderDetailsWidget } from './index.ts'

type Shop = ReturnType<typeof anOrderShop>

function show({ storefront }: Shop, widget: ReactNode) {
  return render(<StorefrontProvider storefront={storefront}>{widget}</StorefrontProvider>)
}

const details = (
  <OrderDetailsWidget
    orderId="BH10042"
    {...{ ordersHref: '#orders', policyHref: '#policy', cartHref: '#cart', signInHref: '#in', onPrint: () => {} }}
  />
)
const list = <OrderListWidget shopHref="#shop" hrefOf={(number) => `#${number}`} />

const cartOf = ({ storefront }: Shop) =>
  Object.fromEntries(storefront.cart.getState().view.lines.map(({ line }) => [line.id, line.cartQty]))

describe('OrderDetailsWidget', () => {
  it('[31.1] [31.2] [31.9] shows an order, and where its parcel is at a tap', async () => {
    await show(anOrderShop(), details)
    await expect.element(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Track package' }).click()
    const dialog = page.getByRole('dialog', { name: 'Where your parcel is' })
    await expect.element(dialog.getByText('Item bagged, Nashik')).toBeVisible()
  })

  it('[31.3] cannot track a parcel of an order that is more than six days old', async () => {
    await show(anOrderShop({}, '2025-07-10T09:05:00.001Z'), details)
    await expect.element(page.getByText(/EE123456789IN/).first()).toBeVisible()
    expect(page.getByRole('button', { name: 'Track package' }).query()).toBeNull()
  })

  it('[31.9] keeps the page whole where the parcel cannot be asked for, and asks again', async () => {
    const shop = anOrderShop()
    await show(shop, details)
    await expect.element(page.getByRole('button', { name: 'Track package' })).toBeVisible()
    shop.backend.set({ failing: { code: 'request/invalid' } })
    await page.getByRole('button', { name: 'Track package' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    shop.backend.set({ failing: null })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByText('Item bagged, Nashik')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, includeHidden: true })).toBeInTheDocument()
  })

  it('buys an order again at today’s prices, says what is sold out, and takes back what came', async () => {
    const shop = anOrderShop()
    const [first] = shop.backend.shop().products
    const [variant] = first?.variants ?? []
    if (first && variant) shop.storefront.cart.actions.add(first, variant, 1)
    shop.backend.changeVariant('product-1-1', { price: 12_300 })
    shop.backend.changeVariant('product-2-1', { inventoryQuantity: 0 })
    await show(shop, details)
    await page.getByRole('button', { name: 'Buy again' }).click()
    await expect.element(page.getByText('2 packs are in your cart, at today’s prices.')).toBeVisible()
    await expect.element(page.getByText('Product product-2, 500 g is sold out.')).toBeVisible()
    expect(cartOf(shop)).toEqual({ 'product-1-1': 3 })
    expect(shop.storefront.cart.getState().view.byId.get('product-1-1')?.line.price).toBe(12_300)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(cartOf(shop)).toEqual({ 'product-1-1': 1 })
  })

  it('says that today’s prices did not come, and tries again', async () => {
    const shop = anOrderShop()
    await show(shop, details)
    await expect.element(page.getByRole('button', { name: 'Buy again' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
    shop.backend.set({ failNext: { code: 'network/server' } })
    await page.getByRole('button', { name: 'Buy again' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('4 packs are in your cart, at today’s prices.')).toBeVisible()
  })

  it('[31.7] says that there is no such order, and nothing of whose it is', async () => {
    await show(anOrderShop({ orders: [] }), details)
    await expect.element(page.getByRole('heading', { name: 'We found no order here' })).toBeVisible()
  })
})

describe('OrderListWidget', () => {
  it('[31.4] lists orders page by page', async () => {
    const orders = Array.from({ length: 21 }, (_, index) => {
      return anOrder({ id: `order-${index}`, name: `BH${index}`, orderNumber: index })
    })
    await show(anOrderShop({ orders }), list)
    await expect.poll(() => page.getByRole('article').elements().length).toBe(20)
    await page.getByRole('button', { name: 'Older orders' }).click()
    await expect.element(page.getByRole('article', { name: 'BH20', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'Older orders' }).query()).toBeNull()
  })

  it('[31.3] [31.4] tracks the parcel of an order from its card', async () => {
    await show(anOrderShop(), list)
    await page.getByRole('button', { name: 'Track package of BH10042' }).click()
    await expect.element(page.getByRole('dialog').getByText('Item bagged, Nashik')).toBeVisible()
  })
})

describe('OrdersStripWidget', () => {
  it('[31.8] shows what is on its way, and not what has come', async () => {
    const come = aSentOrder({ id: 'other', name: 'BH10041', orderNumber: 10_041, fulfillmentStatus: 'delivered' })
    await show(anOrderShop({ orders: [aSentOrder(), come] }), <OrdersStripWidget hrefOf={(number) => `#${number}`} />)
    await expect.element(page.getByRole('link', { name: 'Track order BH10042' })).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
  })
})

describe('CoinHistoryWidget', () => {
  it('[27.3] tells how many coins there are, how many were earned, and how they work', async () => {
    await show(anOrderShop({ coins: someMovements() }), <CoinHistoryWidget />)
    await expect.element(page.getByText('Your coins')).toBeVisible()
    await expect.element(page.getByText('90', { exact: true })).toBeVisible()
    await expect.element(page.getByText('150', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'How coins work' })).toBeVisible()
  })
})
