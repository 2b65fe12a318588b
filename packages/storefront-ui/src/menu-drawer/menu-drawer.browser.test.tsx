import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { someItems, somePanels } from '../navigation-bar/mega-menu/mega-menu.fixtures.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import type { MenuDrawerProps } from './menu-drawer.tsx'
import { menuDrawerContract } from './menu-drawer.contract.ts'

function Page({ onFollow }: Pick<MenuDrawerProps, 'onFollow'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ minBlockSize: '3000px' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <MenuDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        onFollow={onFollow}
        items={someItems}
        panels={somePanels}
        farmHref="#farm"
      />
    </div>
  )
}

conformance('menu drawer', {
  contract: menuDrawerContract,
  widget: () => <MenuDrawer open onClose={() => undefined} items={someItems} panels={somePanels} />,
  rendersOnServer: false,
})

const opener = page.getByRole('button', { name: 'Open' })
const drawer = page.getByRole('dialog', { name: 'Menu' })
const okra = page.getByRole('link', { name: 'Okra' })
const partner = page.getByRole('link', { name: 'Sell with us' })

describe('[09.8] the drawer of menus', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search))

  it('has an accordion for each menu, of which one is open', async () => {
    await page.viewport(360, 740)
    await render(<Page />)
    await opener.click()
    await page.getByText('Seeds', { exact: true }).click()
    await expect.element(okra).toBeVisible()
    await page.getByText('Crop Protection', { exact: true }).click()
    await expect.element(partner).toHaveAttribute('target', '_blank')
    await expect.element(okra).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Blogs' })).toHaveAttribute('target', '_blank')
    await expect.element(page.getByRole('link', { name: 'My farm' })).toHaveAttribute('href', '#farm')
  })

  it('locks the page behind it, and closes by Escape and at a tap beside it, with the focus where it was', async () => {
    await page.viewport(768, 740)
    await render(<Page />)
    const close = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(drawer, { position: { x: 700, y: 400 } }),
    ]
    for (const how of close) {
      await opener.click()
      await expect.element(drawer).toBeVisible()
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
      await how()
      await expect.element(drawer).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    }
    await page.viewport(360, 740)
  })

  it('closes when one of its links is followed', async () => {
    await render(<Page />)
    await opener.click()
    await page.getByText('Seeds', { exact: true }).click()
    await okra.click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(location.hash).toBe('#Okra')
  })

  it('stays where a link that is followed may not come', async () => {
    let followed = 0
    await render(<Page onFollow={() => (followed += 1)} />)
    await opener.click()
    await page.getByText('Seeds', { exact: true }).click()
    await okra.click()
    expect(followed).toBe(1)
    await expect.element(okra).toBeVisible()
  })
})
