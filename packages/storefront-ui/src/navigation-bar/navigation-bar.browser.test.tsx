import { describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, renderInShadow } from '../testing/index.ts'
import { navigationBarContract } from './navigation-bar.contract.ts'
import { NavigationBar } from './navigation-bar.tsx'
import type { NavigationBarProps } from './navigation-bar.tsx'

function props(overrides: Partial<NavigationBarProps> = {}): NavigationBarProps {
  return {
    brandName: 'Krishi',
    homeHref: '#home',
    menu: [
      { id: 'seeds', label: 'Seeds', href: '#seeds', current: true },
      { id: 'blogs', label: 'Blogs', href: 'https://example.com/blogs', external: true },
    ],
    searchAction: '#search',
    trackHref: '#orders',
    accountHref: '#account',
    cartHref: '#cart',
    cartCount: 3,
    ...overrides,
  }
}

conformance('navigation bar', { contract: navigationBarContract, widget: () => <NavigationBar {...props()} /> })

describe('navigation bar', () => {
  it('leads home, searches by a plain form and marks where the shopper is', async () => {
    await render(<NavigationBar {...props({ searchQuery: 'tamatar' })} />)
    await expect.element(page.getByRole('link', { name: 'Krishi, home page' })).toHaveAttribute('href', '#home')
    await expect.element(page.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('tamatar')
    await expect.element(page.getByRole('search', { name: 'Search the shop' })).toHaveAttribute('method', 'get')
    await expect.element(page.getByRole('link', { name: 'Seeds' })).toHaveAttribute('aria-current', 'page')
  })

  it('is one row on a phone where nothing should lead away, and whole on a wide screen', async () => {
    await page.viewport(360, 740)
    await render(<NavigationBar {...props({ isSlim: true })} />)
    await expect.element(page.getByRole('link', { name: 'Krishi, home page' })).toBeVisible()
    expect(page.getByRole('banner').element().getBoundingClientRect().height).toBeLessThanOrEqual(61)
    expect(page.getByRole('search').query()).toBeNull()
    expect(page.getByRole('link', { name: 'Seeds' }).query()).toBeNull()
    await page.viewport(1280, 800)
    await expect.element(page.getByRole('search')).toBeVisible()
    await page.viewport(360, 740)
  })

  it('[09.2] has search, cart, orders, wishlist and account in its main row, and on a phone the button of all menus', async () => {
    let opened = 0
    await page.viewport(1280, 800)
    await render(<NavigationBar {...props({ wishlistHref: '#wishes', onMenuOpen: () => (opened += 1) })} />)
    const banner = page.getByRole('banner')
    for (const name of ['Krishi, home page', 'Track order', 'Wishlist', 'Account', 'Cart, 3 products']) {
      await expect.element(banner.getByRole('link', { name })).toBeVisible()
    }
    await expect.element(banner.getByRole('search')).toBeVisible()
    const menu = page.getByRole('button', { name: 'Open the menu' })
    await expect.element(menu).not.toBeInTheDocument()
    await page.viewport(360, 740)
    await menu.click()
    expect(opened).toBe(1)
  })

  it('leads to the account, where there is a page for it', async () => {
    const screen = await render(<NavigationBar {...props()} />)
    await expect.element(page.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '#account')
    await screen.rerender(<NavigationBar {...props({ accountHref: undefined })} />)
    expect(page.getByRole('link', { name: 'Account' }).query()).toBeNull()
  })

  it('has one link to the orders at every width, which can open the search for an order instead', async () => {
    let opened = 0
    const screen = await render(<NavigationBar {...props({ onTrackOpen: () => (opened += 1) })} />)
    for (const width of [1280, 360]) {
      await page.viewport(width, 800)
      await page.getByRole('link', { name: 'Track order' }).click()
    }
    expect([opened, location.hash]).toEqual([2, ''])
    await screen.rerender(<NavigationBar {...props({ trackHref: undefined })} />)
    expect(page.getByRole('link', { name: 'Track order' }).query()).toBeNull()
  })

  it('[05.6] opens other sites in a new tab that cannot reach back', async () => {
    await render(<NavigationBar {...props()} />)
    const blogs = page.getByRole('link', { name: 'Blogs' })
    await expect.element(blogs).toHaveAttribute('target', '_blank')
    expect(blogs.element().getAttribute('rel')).toContain('noopener')
  })

  it('opens the cart in place, and by its address where there is no drawer', async () => {
    let opened = 0
    const screen = await render(<NavigationBar {...props({ onCartOpen: () => (opened += 1) })} />)
    await page.getByRole('link', { name: 'Cart, 3 products' }).click()
    expect([opened, location.hash]).toEqual([1, ''])
    await screen.rerender(<NavigationBar {...props({ cartCount: 1 })} />)
    await page.getByRole('link', { name: 'Cart, 1 product' }).click()
    expect(location.hash).toBe('#cart')
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('says that the cart is empty, and leaves it out where there is none', async () => {
    const screen = await render(<NavigationBar {...props({ cartCount: 0 })} />)
    await expect.element(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
    await screen.rerender(<NavigationBar {...props({ cartCount: null })} />)
    expect(page.getByRole('link', { name: /^Cart/ }).query()).toBeNull()
  })

  it.each([330, 350, 359.5])(
    'moves a link that begins %d px along the menu into sight when it takes the focus',
    async (at) => {
      const { container } = await render(
        <NavigationBar
          {...props({
            trackHref: undefined,
            menu: ['One', 'Two', 'Three'].map((label) => ({ id: label, label, href: '#' })),
          })}
        />,
      )
      const [first, second] = container.querySelectorAll<HTMLElement>('nav a')
      if (!first || !second) throw new Error('There is no menu.')
      first.style.inlineSize = `${String(at - second.getBoundingClientRect().left + first.offsetWidth)}px`
      expect(second.getBoundingClientRect().left).toBeCloseTo(at, 0)
      second.focus()
      expect(second.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    },
  )

  it('marks the page of the shopper in forced colours, too', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    await render(<NavigationBar {...props()} />)
    const line = (name: string) => getComputedStyle(page.getByRole('link', { name }).element()).textDecorationLine
    await expect.poll(() => [line('Seeds'), line('Blogs')]).toEqual(['underline', 'none'])
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('works inside a shadow root', async () => {
    let opened = 0
    const shadow = await renderInShadow(<NavigationBar {...props({ onCartOpen: () => (opened += 1) })} />)
    await page.getByRole('link', { name: 'Cart, 3 products' }).click()
    expect(opened).toBe(1)
    await shadow.unmount()
  })
})
