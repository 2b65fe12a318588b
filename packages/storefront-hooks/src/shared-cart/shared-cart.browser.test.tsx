import { encodeSharedCart } from '@krishi/storefront-core/shared-cart'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import type { SharingDevice } from '../share/sharing-device.ts'
import { useSharedCart, useShareCart } from './index.ts'

const two = encodeSharedCart([
  { productId: 'product-1', variantId: 'product-1-1', quantity: 2 },
  { productId: 'product-9', variantId: 'product-9-1', quantity: 1 },
])

function Shared({ fragment }: { readonly fragment: string | null }) {
  const { status, plan, added, add, undo, retry } = useSharedCart(fragment)
  return (
    <>
      <output>{`${status} ${plan.lines.length}+${plan.shortfalls.length} ${added ?? '-'}`}</output>
      <button onClick={add}>add</button>
      <button onClick={undo}>undo</button>
      <button onClick={retry}>retry</button>
    </>
  )
}

const said = page.getByRole('status')
const press = (name: string) => page.getByRole('button', { name }).click()

/** A shop on a clock that the test moves; its memory answers at once. */
function aShop(sharing?: SharingDevice) {
  const shop = aStorefront({ ...(sharing && { sharing }) })
  shop.storefront.cart.hydrate()
  return { ...shop, count: () => shop.storefront.cart.getState().view.count }
}

describe('useSharedCart', () => {
  it('shows what can be had, adds it only when that is wanted, and takes it back', async () => {
    const { storefront, clock, count } = aShop()
    await renderInStorefront(storefront, <Shared fragment={two} />)
    await clock.advance(1_000)
    await expect.element(said).toHaveTextContent('ready 1+1 -')
    expect(count()).toBe(0)
    await press('add')
    await expect.element(said).toHaveTextContent('ready 1+1 2')
    expect(count()).toBe(2)
    await press('undo')
    await expect.element(said).toHaveTextContent('ready 1+1 -')
    expect(count()).toBe(0)
  })

  it.each([
    [null, 'loading 0+0 -'],
    ['#cart=nothing', 'empty 0+0 -'],
  ])('asks for no price where the link is %s', async (fragment, status) => {
    const { storefront, backend } = aShop()
    await renderInStorefront(storefront, <Shared fragment={fragment} />)
    await expect.element(said).toHaveTextContent(status)
    expect(backend.calls('cart.price')).toBe(0)
  })

  it('says that prices could not be read, and reads them again', async () => {
    const { storefront, clock, backend } = aShop()
    backend.set({ offline: true })
    await renderInStorefront(storefront, <Shared fragment={two} />)
    await clock.advance(1_000)
    await expect.element(said).toHaveTextContent('failed 0+0 -')
    backend.set({ offline: false })
    await press('retry')
    await clock.advance(1_000)
    await expect.element(said).toHaveTextContent('ready 1+1 -')
  })
})

function Sharing() {
  const { isFilled, status, link, share } = useShareCart((fragment) => `https://shop.example/shared-cart#${fragment}`)
  return (
    <>
      <output>{`${String(isFilled)} ${status} ${link}`}</output>
      <button onClick={() => void share({ title: 'Cart', text: 'My cart' })}>share</button>
    </>
  )
}

const link = 'https://shop.example/shared-cart#cart=product-1.product-1-1.1'

describe('useShareCart', () => {
  it('sends the link of the cart as it is by the sheet of the device', async () => {
    const links: string[] = []
    const shop = aShop({
      send: ({ url }) => Promise.resolve(void links.push(url)),
      copy: () => Promise.reject(new Error('not asked')),
    })
    await renderInStorefront(shop.storefront, <Sharing />)
    await expect.element(said).toHaveTextContent('false idle')
    addToCart(shop)
    await press('share')
    await expect.element(said).toHaveTextContent(`true idle ${link}`)
    expect(links).toEqual([link])
  })

  it.each([
    ['the sheet was closed', 'idle', { send: () => Promise.reject(new DOMException('', 'AbortError')) }],
    ['there is no sheet', 'copied', {}],
    ['the sheet refuses', 'copied', { send: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['nothing works', 'shown', { copy: () => Promise.reject(new Error('forbidden')) }],
  ] as const)('where %s it is %s', async (_, status, device) => {
    const shop = aShop({ copy: () => Promise.resolve(), ...device })
    addToCart(shop)
    await renderInStorefront(shop.storefront, <Sharing />)
    await press('share')
    await expect.element(said).toHaveTextContent(`true ${status} ${link}`)
  })
})
