import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { ProductOffer } from './index.ts'
import { productOfferContract } from './product-offer.contract.ts'

const offer = () => (
  <ProductOffer
    gallery={<img alt="Tomato seeds" src="data:," />}
    price={<h1>Tomato seeds</h1>}
    packs={<p>10 g</p>}
    actions={
      <>
        <button type="button">Add to cart</button>
        <button type="button">Buy now</button>
      </>
    }
  >
    <p>Delivery on Monday</p>
  </ProductOffer>
)

const box = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()
const picture = page.getByRole('img', { name: 'Tomato seeds' })
const name = page.getByRole('heading', { level: 1 })
const add = page.getByRole('button', { name: 'Add to cart' })
const buy = page.getByRole('button', { name: 'Buy now' })

conformance('ProductOffer', { contract: productOfferContract, widget: offer })

describe('ProductOffer', () => {
  afterEach(() => page.viewport(360, 740))

  it('shows the picture first on a phone, and one button under the other', async () => {
    await page.viewport(360, 740)
    await render(offer())
    expect(box(name).top).toBeGreaterThanOrEqual(box(picture).bottom)
    expect(box(buy).top).toBeGreaterThanOrEqual(box(add).bottom)
    await expect.element(page.getByText('Delivery on Monday')).toBeVisible()
  })

  it('puts the decision beside a sticky picture on a wide screen, and the buttons side by side', async () => {
    await page.viewport(1280, 800)
    await render(offer())
    expect(box(name).left).toBeGreaterThan(box(picture).right)
    expect(box(buy).top).toBe(box(add).top)
    const gallery = picture.element().closest('[data-part="gallery"]')
    expect(gallery && getComputedStyle(gallery).position).toBe('sticky')
  })
})
