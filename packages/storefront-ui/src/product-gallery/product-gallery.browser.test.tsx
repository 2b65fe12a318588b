import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Badge } from '../primitives/badge/index.ts'
import { aPackshot, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { ProductGallery } from './index.ts'
import { productGalleryContract } from './product-gallery.contract.ts'

const images = [aPackshot('seeds'), aPackshot('sack'), aPackshot('bottle')]
const first = page.getByRole('button', { name: 'Show picture 1 of 3' })
const second = page.getByRole('button', { name: 'Show picture 2 of 3' })

conformance('ProductGallery', {
  contract: productGalleryContract,
  widget: () => <ProductGallery images={images} alt="Tomato seeds" badges={<Badge>New</Badge>} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ProductGallery %s', (_place, renderThere) => {
  it('switches the picture by its thumbnails, with the keyboard too', async () => {
    await renderThere(<ProductGallery images={images} alt="Tomato seeds" />)
    await expect.element(page.getByRole('img', { name: 'Tomato seeds', exact: true })).toHaveAttribute('src', images[0])
    await expect.element(page.getByRole('list', { name: 'Pictures of Tomato seeds' })).toBeVisible()
    await expect.element(first).toHaveAttribute('aria-current', 'true')
    second.element().focus()
    await userEvent.keyboard('{Enter}')
    const shown = page.getByRole('img', { name: 'Tomato seeds, picture 2 of 3' })
    await expect.element(shown).toHaveAttribute('src', images[1])
    await expect.element(second).toHaveAttribute('aria-current', 'true')
    await expect.element(first).not.toHaveAttribute('aria-current')
  })
})

describe('ProductGallery', () => {
  it('loads the main picture first, in the width that the screen needs', async () => {
    await render(<ProductGallery images={['/images/tomato.webp']} alt="Tomato seeds" />)
    const picture = page.getByRole('img')
    await expect.element(picture).toHaveAttribute('loading', 'eager')
    await expect.element(picture).toHaveAttribute('fetchpriority', 'high')
    const offered = picture
      .element()
      .getAttribute('srcset')
      ?.match(/\d+(?=w\b)/g)
    expect(offered).toEqual(['320', '480', '640', '960'])
  })

  it('has no thumbnails for one picture, and the stand-in for none', async () => {
    const screen = await render(<ProductGallery images={images.slice(0, 1)} alt="Tomato seeds" />)
    expect(page.getByRole('button').query()).toBeNull()
    await screen.rerender(<ProductGallery images={[]} alt="Tomato seeds" />)
    await expect.element(page.getByRole('img', { name: 'Tomato seeds' })).toHaveAttribute('src', '/images/noImage.png')
  })

  it('keeps a square picture, and thumbnails that a thumb can hit', async () => {
    await render(<ProductGallery images={images} alt="Tomato seeds" />)
    const picture = page.getByRole('img').first().element().getBoundingClientRect()
    expect(picture.width).toBeGreaterThan(200)
    expect(picture.width).toBeCloseTo(picture.height, 0)
    expect(first.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <ProductGallery images={images} alt="Tomato seeds" messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container, ['Tomato seeds'])).toEqual([])
  })
})
