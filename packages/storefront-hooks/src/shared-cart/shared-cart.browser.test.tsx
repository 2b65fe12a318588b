import { addCoupon, encodeSharedCart } from '@krishi/storefront-core/shared-cart'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aShop } from '../memory/fixtures.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { sessionKeys } from '../storage/index.ts'
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
function aShopToShare(sharing?: SharingDevice) {
  const shop = aStorefront({ ...(sharing && { sharing }) })
  shop.storefront.cart.hydrate()
  return { ...shop, count: () => shop.storefront.cart.getState().view.count }
}

describe('useSharedCart', () => {
  it('shows what can be had, adds it only when that is wanted, and takes it back', async () => {
    const { storefront, clock, count } = aShopToShare()
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
    const { storefront, backend } = aShopToShare()
    await renderInStorefront(storefront, <Shared fragment={fragment} />)
    await expect.element(said).toHaveTextContent(status)
    expect(backend.calls('cart.price')).toBe(0)
  })

  it('says that prices could not be read, and reads them again', async () => {
    const { storefront, clock, backend } = aShopToShare()
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

const code = 'c'.repeat(43)

function Handed({ onTaken, coupon = '' }: { readonly onTaken?: () => void; readonly coupon?: string }) {
  const { status, handover, added, retry } = useSharedCart(addCoupon(`#${two}&code=${code}`, coupon), onTaken)
  return (
    <>
      <output>{`${status} ${handover ?? '-'} ${added ?? '-'}`}</output>
      <button onClick={retry}>retry</button>
    </>
  )
}

/** A shop that a page of another origin has handed a cart to: with a product that it does not sell where `isShort`. */
function aHandover({ isShort = false } = {}) {
  const clock = createFakeClock()
  const lines = [
    { productId: 'product-1', variantId: 'product-1-1', quantity: 2 },
    ...(isShort ? [{ productId: 'product-9', variantId: 'product-9-1', quantity: 1 }] : []),
  ]
  const backend = createMemoryBackend({ shop: { ...aShop(), handovers: { [code]: lines } }, clock })
  const { storefront } = aStorefront({ clock, ports: createMemoryPorts({ backend }) })
  return { storefront, backend, count: () => storefront.cart.getState().view.count }
}

describe('a cart that is handed over', () => {
  it('is in the cart by itself, and its page is left for it', async () => {
    const { storefront, count } = aHandover()
    let taken = 0
    await renderInStorefront(storefront, <Handed onTaken={() => (taken += 1)} />)
    await expect.poll(() => taken).toBe(1)
    expect(count()).toBe(2)
  })

  it('[26.6] has the coupon that it had on the page that it comes from', async () => {
    const { storefront } = aHandover()
    await renderInStorefront(storefront, <Handed coupon="KISAN10" />)
    await expect
      .poll(() => storefront.cart.getState().view.totals.appliedCoupon)
      .toEqual({ name: 'KISAN10', value: 1_000 })
  })

  it.each([
    ['is not offered', 'NONE', null],
    ['comes beside one of the tab', 'KISAN10', { name: 'OWN', value: 500 }],
  ])('leaves the coupon of the tab as it is where another %s', async (_, coupon, own) => {
    const { storefront } = aHandover()
    if (own) storefront.sessionStorage.write(sessionKeys.coupon, JSON.stringify(own))
    let taken = 0
    await renderInStorefront(storefront, <Handed coupon={coupon} onTaken={() => (taken += 1)} />)
    await expect.poll(() => taken).toBe(1)
    expect(storefront.cart.getState().coupon).toEqual(own)
  })

  it('leaves the larger number of a pack that is in the cart already', async () => {
    const { storefront, backend, count } = aHandover()
    storefront.cart.hydrate()
    addToCart({ storefront, backend })
    await renderInStorefront(storefront, <Handed />)
    await expect.element(said).toHaveTextContent('ready taken 1')
    expect(count()).toBe(2)
  })

  it('says what is gone, and what came can be taken back', async () => {
    const { storefront, count } = aHandover({ isShort: true })
    let taken = 0
    await renderInStorefront(storefront, <Handed onTaken={() => (taken += 1)} />)
    await expect.element(said).toHaveTextContent('ready taken 2')
    expect([taken, count()]).toEqual([0, 2])
  })

  it('is taken once in a tree whose effects run twice', async () => {
    const { storefront, backend, count } = aHandover()
    await renderInStorefront(
      storefront,
      <StrictMode>
        <Handed />
      </StrictMode>,
    )
    await expect.element(said).toHaveTextContent('ready taken 2')
    expect([backend.calls('share.takeCart'), count()]).toEqual([1, 2])
  })

  it('is shown and not added where its code was used, or is over', async () => {
    const { storefront, count } = aHandover()
    await storefront.ports.share.takeCart(code)
    await renderInStorefront(storefront, <Handed />)
    await expect.element(said).toHaveTextContent('ready used -')
    expect(count()).toBe(0)
    const late = aShopToShare()
    await renderInStorefront(late.storefront, <Handed />)
    await expect.element(said.nth(1)).toHaveTextContent('ready expired -')
    expect(late.count()).toBe(0)
  })

  it('is shown where nobody knows whether its code works', async () => {
    const { storefront, backend, count } = aHandover()
    backend.set({ loseNext: true })
    await renderInStorefront(storefront, <Handed />)
    await expect.element(said).toHaveTextContent('ready failed -')
    expect(count()).toBe(0)
  })

  it('is asked for again once there is a connection', async () => {
    const { storefront, backend, count } = aHandover()
    backend.set({ offline: true })
    await renderInStorefront(storefront, <Handed />)
    await expect.element(said).toHaveTextContent('failed failed -')
    backend.set({ offline: false })
    await press('retry')
    await expect.element(said).toHaveTextContent('ready taken 2')
    expect(count()).toBe(2)
  })

  it('keeps what its code gave while prices cannot be read', async () => {
    const { storefront, backend } = aHandover()
    const { takeCart } = storefront.ports.share
    const failing = {
      ...storefront.ports.share,
      takeCart: async (given: string) => {
        const answer = await takeCart(given)
        backend.set({ failNext: { code: 'network/server' } })
        return answer
      },
    }
    const shop = aStorefront({ clock: storefront.clock, ports: { ...storefront.ports, share: failing } })
    await renderInStorefront(shop.storefront, <Handed />)
    await expect.element(said).toHaveTextContent('failed taken -')
    await press('retry')
    await expect.element(said).toHaveTextContent('ready taken 2')
    expect(shop.storefront.cart.getState().view.count).toBe(2)
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
    const shop = aShopToShare({
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
    const shop = aShopToShare({ copy: () => Promise.resolve(), ...device })
    addToCart(shop)
    await renderInStorefront(shop.storefront, <Sharing />)
    await press('share')
    await expect.element(said).toHaveTextContent(`true ${status} ${link}`)
  })
})
