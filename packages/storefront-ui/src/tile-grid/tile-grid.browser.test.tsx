import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance } from '../testing/index.ts'
import { tileGridContract } from './tile-grid.contract.ts'
import { TileGrid } from './tile-grid.tsx'
import type { Tile } from './tile-grid.tsx'

const tiles: Tile[] = Array.from({ length: 13 }, (_, index) => ({
  id: `tile-${index}`,
  title: { text: `Crop ${index}`, lang: 'en' },
  href: `#crop-${index}`,
  imageUrl: '',
  displayOrder: 13 - index,
}))

conformance('tile grid', { contract: tileGridContract, widget: () => <TileGrid title="Crops" tiles={tiles} /> })

describe('tile grid', () => {
  it('[12.7] shows the first twelve in their display order', async () => {
    await render(<TileGrid title="Crops" tiles={tiles} />)
    const names = page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
    expect(names).toHaveLength(12)
    expect(names[0]).toBe('Crop 12')
  })

  it('[12.7] leads to all of them where there is such a page, and names what', async () => {
    const screen = await render(<TileGrid title="Crops" tiles={tiles} viewAllHref="#all" />)
    await expect.element(page.getByRole('link', { name: 'View all: Crops' })).toHaveAttribute('href', '#all')
    await screen.rerender(<TileGrid title="Crops" tiles={tiles} />)
    expect(page.getByRole('link', { name: /View all/ }).query()).toBeNull()
  })

  it('[12.7] shows a picture of its own on wide screens and on phones', async () => {
    const [tile] = tiles
    const pictures = { imageUrl: '/img/a.webp', desktopImageUrl: '/img/wide.webp', mobileImageUrl: '/img/phone.webp' }
    const { container } = await render(<TileGrid title="Crops" tiles={tile ? [{ ...tile, ...pictures }] : []} />)
    const wide = container.querySelector('source[media="(width >= 48rem)"]')
    expect(wide?.getAttribute('srcset')).toContain('/img/wide.webp')
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/img/phone.webp')
  })
})
