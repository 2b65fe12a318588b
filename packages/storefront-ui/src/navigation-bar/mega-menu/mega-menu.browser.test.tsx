import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles.css'
import styles from '../../styles.css?inline'
import { middleOf, renderInShadow, touch } from '../../testing/index.ts'
import { MegaMenu } from './mega-menu.tsx'
import type { MegaMenuProps } from './mega-menu.tsx'
import { someItems, somePanels } from './mega-menu.fixtures.ts'

const menu = (own: Partial<MegaMenuProps> = {}) => (
  <>
    <MegaMenu items={someItems} panels={somePanels} {...own} />
    <p style={{ marginBlockStart: '30rem' }}>Beside</p>
  </>
)

const seeds = page.getByRole('button', { name: 'Seeds' })
const protection = page.getByRole('button', { name: 'Crop Protection' })
const okra = page.getByRole('link', { name: 'Okra' })
const partner = page.getByRole('link', { name: 'Sell with us' })
const beside = page.getByText('Beside')

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  history.replaceState(null, '', location.pathname + location.search)
  await page.viewport(360, 740)
})

describe.each([
  ['in the page', render],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('[09.7] the mega menu %s', (_place, renderThere) => {
  it('opens where a mouse rests on a name, and closes when it goes', async () => {
    const screen = await renderThere(menu())
    await beside.hover()
    await seeds.hover()
    await expect.element(okra).toBeVisible()
    await beside.hover()
    await expect.element(okra).not.toBeInTheDocument()
    await screen.unmount()
  })

  it('opens by Enter, Space and arrow down, and closes by Escape with the focus on its name', async () => {
    const screen = await renderThere(menu())
    await userEvent.tab()
    // Each opens by the focus that the one before has left.
    for (const key of ['{Enter}', ' ', '{ArrowDown}', '{Enter}']) {
      await userEvent.keyboard(key)
      await expect.element(okra).toBeVisible()
      await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      await expect.element(okra).not.toBeInTheDocument()
    }
    await screen.unmount()
  })
})

describe('[09.7] the mega menu', () => {
  it('is walked through by arrow keys, along the row and down a panel', async () => {
    await render(menu())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(protection).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('link', { name: 'Blogs' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(seeds).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'Seeds: view all' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'Vegetable Seeds' })).toHaveFocus()
  })

  it('is gone through by Tab in the order in which it is seen, and closes behind the focus', async () => {
    await render(menu())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Seeds: view all' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(seeds).toHaveFocus()
    await expect.element(okra).toBeVisible()
    page.getByRole('link', { name: 'Tapas' }).element().focus()
    await userEvent.tab()
    await expect.element(protection).toHaveFocus()
    await expect.element(okra).not.toBeInTheDocument()
  })

  it('stays with its panel while a mouse crosses another name on the way there', async () => {
    await render(menu({ defaultOpen: 'seeds' }))
    await expect.element(okra).toBeVisible()
    const way = [seeds, protection, okra].map((stop) => middleOf(stop.element()))
    const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    await Promise.all(
      way.map(({ x, y }) => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + left, y: y + top })),
    )
    // Where it rests, the other panel would have come by the time that this one has been left and entered again.
    await page.getByRole('link', { name: 'Tapas' }).hover()
    await okra.hover()
    await expect.element(okra).toBeVisible()
    await protection.hover()
    await expect.element(partner).toBeVisible()
    await expect.element(okra).not.toBeInTheDocument()
  })

  it('keeps open what a mouse has opened at the first click, and closes at the second', async () => {
    await render(menu())
    await beside.hover()
    await seeds.hover()
    await expect.element(okra).toBeVisible()
    await seeds.click()
    await expect.element(okra).toBeVisible()
    await seeds.click()
    await expect.element(okra).not.toBeInTheDocument()
  })

  it('opens at a tap, and closes at one beside it', async () => {
    await render(menu())
    const tap = async (element: Element) => {
      await touch('touchStart', [middleOf(element)])
      await touch('touchEnd', [])
    }
    await tap(protection.element())
    await expect.element(partner).toBeVisible()
    await tap(beside.element())
    await expect.element(partner).not.toBeInTheDocument()
  })

  it('[05.6] [09.4] leads to its pages, and to other sites in a new tab that cannot reach back', async () => {
    await render(menu({ defaultOpen: 'protection' }))
    await expect.element(partner).toHaveAttribute('target', '_blank')
    expect(partner.element().getAttribute('rel')).toContain('noopener')
    await page.getByRole('link', { name: 'Crop Protection: view all' }).click()
    expect(location.hash).toBe('#protection')
    await expect.element(partner).not.toBeInTheDocument()
  })

  it('opens under a mouse that rests where the link stood', async () => {
    const screen = await render(menu())
    await seeds.hover()
    await screen.rerender(<p>Loading</p>)
    await screen.rerender(menu({ near: { id: 'seeds', by: 'pointer' } }))
    await expect.element(okra).toBeVisible()
  })

  it('takes the focus over from the link that stood there', async () => {
    await render(menu({ near: { id: 'protection', by: 'focus' } }))
    await expect.element(protection).toHaveFocus()
    expect(partner.query()).toBeNull()
  })

  it('leaves the focus where it has gone meanwhile', async () => {
    const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
    const field = <input aria-label="Elsewhere" />
    const screen = await render(field)
    await elsewhere.click()
    await screen.rerender(
      <>
        {field}
        {menu({ near: { id: 'protection', by: 'focus' } })}
      </>,
    )
    await expect.element(protection).toBeVisible()
    await expect.element(elsewhere).toHaveFocus()
  })
})
