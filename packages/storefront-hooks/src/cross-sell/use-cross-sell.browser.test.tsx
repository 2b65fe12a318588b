import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts } from '../memory/index.ts'
import type { CrossSellQuery, CrossSellQuestion } from '../cart/cart-port.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useCrossSell, useCrossSellQuestion, useCrossSellStrip } from './index.ts'

const products = Array.from({ length: 16 }, (_, index) => aProduct({ productId: `p${String(index)}` }))

function Strip({ question }: { readonly question: CrossSellQuestion }) {
  const { status, items, retry } = useCrossSellStrip(question)
  const all = useCrossSell(question)
  return (
    <>
      <p>
        {status}: {items.map(({ productId }) => productId).join(' ')}
      </p>
      <p>
        all: {all.items.length} {all.isEndReached && 'end'}
      </p>
      <button onClick={all.loadMore}>More</button>
      <button onClick={retry}>Retry</button>
    </>
  )
}

function Suggestions() {
  const question = useCrossSellQuestion()
  return question ? <Strip question={question} /> : <p>no cart</p>
}

async function aSuggestingShop() {
  const backend = createMemoryBackend({ shop: aShop({ products }) })
  const { cart, ...ports } = createMemoryPorts({ backend })
  const asked: CrossSellQuery[] = []
  const noting: typeof cart = {
    ...cart,
    crossSell(query, options) {
      asked.push(query)
      return cart.crossSell(query, options)
    },
  }
  const { storefront, clock } = aStorefront({ ports: { ...ports, cart: noting } })
  await renderInStorefront(storefront, <Suggestions />)
  const add = async (number: number) => {
    addToCart({ storefront, backend }, number)
    await clock.advance(400)
  }
  return { backend, storefront, clock, asked, add }
}

const shows = (text: string) => expect.element(page.getByText(text)).toBeVisible()

describe('suggestions in the cart', () => {
  it('[24.6] asks for six with the sums of the cart and what is missing for free delivery', async () => {
    const { asked, add } = await aSuggestingShop()
    await shows('no cart')
    await add(1)
    await shows('ready: p1 p2 p3 p4 p5 p6')
    expect(asked).toEqual([
      {
        lines: [{ productId: 'p0', variantId: 'p0-1', quantity: 1 }],
        shippingCharges: 7_000,
        cartValue: 25_000,
        nextTarget: 24_900,
        locale: 'en',
        pageNum: 1,
        pageSize: 6,
      },
    ])
  })

  it('[24.6] asks for page 1 again when the cart has changed, and leaves added products in their places', async () => {
    const { asked, add, storefront, clock } = await aSuggestingShop()
    await add(1)
    await shows('ready: p1 p2 p3 p4 p5 p6')
    await add(3)
    await shows('ready: p1 p2 p3 p4 p5 p6 p7')
    storefront.cart.actions.remove('p2-1')
    await clock.advance(400)
    await shows('ready: p1 p2 p3 p4 p5 p6')
    expect(asked.map(({ pageNum, cartValue }) => [pageNum, cartValue])).toEqual([
      [1, 25_000],
      [1, 50_000],
    ])
  })

  it('[24.6] goes on page by page until one is empty', async () => {
    const { asked, add } = await aSuggestingShop()
    await add(1)
    await shows('all: 6')
    for (const count of ['12', '15', '15 end']) {
      await page.getByRole('button', { name: 'More' }).click()
      await shows(`all: ${count}`)
    }
    expect(asked.map(({ pageNum }) => pageNum)).toEqual([1, 2, 3, 4])
  })

  it('[24.6] keeps what it shows when the next answer fails, and asks again where nothing is shown', async () => {
    const { backend, storefront, add } = await aSuggestingShop()
    const client = await storefront.queries.client()
    client.setDefaultOptions({ queries: { retry: false } })
    await add(1)
    await shows('ready: p1 p2 p3 p4 p5 p6')
    await page.getByRole('button', { name: 'More' }).click()
    await shows('all: 12')
    backend.set({ failing: { code: 'network/server' } })
    await page.getByRole('button', { name: 'More' }).click()
    await shows('ready: p1 p2 p3 p4 p5 p6')
  })
})
