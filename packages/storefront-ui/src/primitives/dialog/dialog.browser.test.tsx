import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../i18n/index.ts'
import styles from '../../styles.css?inline'
import '../../styles.css'
import { conformance, renderInShadow } from '../../testing/index.ts'
import { Button } from '../button/index.ts'
import { Drawer } from '../drawer/index.ts'
import { TextField } from '../field/index.ts'
import { dialogContract } from './dialog.contract.ts'
import { Dialog } from './index.ts'
import hi from './messages/hi.json'

conformance('Dialog', {
  contract: dialogContract,
  widget: () => (
    <Dialog open onOpenChange={() => undefined} title="Pincode" footer={<p>Footer</p>}>
      Body
    </Dialog>
  ),
  rendersOnServer: false,
})

function Page() {
  const [pincodeOpen, setPincodeOpen] = useState(false)
  const [cartOpen, setCartOpen] = useState(false)
  const [clicks, setClicks] = useState(0)
  return (
    <>
      <Button onClick={() => setPincodeOpen(true)}>Change pincode</Button>
      <Button tone="secondary" onClick={() => setClicks(clicks + 1)}>
        Page clicked {clicks} times
      </Button>
      <Dialog
        open={pincodeOpen}
        onOpenChange={setPincodeOpen}
        title="Your pincode"
        footer={<Button onClick={() => setCartOpen(true)}>Open cart</Button>}
      >
        <TextField label="Pincode" inputMode="numeric" />
      </Dialog>
      <Drawer open={cartOpen} onOpenChange={setCartOpen} title="Your cart">
        <Button onClick={() => setPincodeOpen(false)}>Close what is below</Button>
      </Drawer>
    </>
  )
}

const places: Readonly<Record<string, (ui: ReactNode) => Promise<{ unmount: () => Promise<void> }>>> = {
  'the page': (ui) => render(ui),
  'a shadow root': (ui) => renderInShadow(ui, { styles }),
}

let mounted: { unmount: () => Promise<void> } | undefined

afterEach(async () => {
  await mounted?.unmount()
  mounted = undefined
})

const opener = page.getByRole('button', { name: 'Change pincode' })
const dialog = page.getByRole('dialog', { name: 'Your pincode' })
const drawer = page.getByRole('dialog', { name: 'Your cart' })
const clicker = page.getByRole('button', { name: /^Page clicked/ })
const pageScrolls = () => getComputedStyle(document.documentElement).overflow !== 'hidden'

describe.each(Object.entries(places))('Dialog in %s', (_place, show) => {
  const open = async () => {
    mounted = await show(<Page />)
    await opener.click()
    await expect.element(dialog).toBeVisible()
  }

  it('starts at its title and keeps Tab inside', async () => {
    await open()
    const stops = [focused()?.textContent]
    for (let stop = 0; stop < 8; stop++) {
      await userEvent.tab()
      stops.push(focused()?.textContent)
    }
    expect(stops[0]).toBe('Your pincode')
    expect(stops).toContain('Open cart')
    expect(stops.filter((text) => text === 'Change pincode' || text?.startsWith('Page clicked'))).toEqual([])
  })

  it('closes on Escape and returns focus to where it was', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(focused()?.textContent).toBe('Change pincode')
  })

  it('closes with its button and returns focus', async () => {
    await open()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(focused()?.textContent).toBe('Change pincode')
  })

  it('closes on a tap beside it, and not on one inside', async () => {
    await open()
    await page.getByRole('heading', { name: 'Your pincode' }).click()
    await expect.element(dialog).toBeVisible()
    await clickAt(4, 4)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('[35.4] stops the page from scrolling while it is open', async () => {
    expect(pageScrolls()).toBe(true)
    await open()
    expect(pageScrolls()).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(pageScrolls()).toBe(true)
  })

  it('[35.6] leaves a working page when the upper one closes first', async () => {
    await open()
    await page.getByRole('button', { name: 'Open cart' }).click()
    await expect.element(drawer).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    expect(pageScrolls()).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await clicker.click()
    await expect.element(clicker).toHaveTextContent('Page clicked 1 times')
    expect(pageScrolls()).toBe(true)
  })

  it('[35.6] leaves a working page when the lower one closes first', async () => {
    await open()
    await page.getByRole('button', { name: 'Open cart' }).click()
    await page.getByRole('button', { name: 'Close what is below' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(drawer).toBeVisible()
    expect(pageScrolls()).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await clicker.click()
    await expect.element(clicker).toHaveTextContent('Page clicked 1 times')
    expect(pageScrolls()).toBe(true)
  })
})

describe('Dialog', () => {
  it('says "Close" in the language of the shopper', async () => {
    mounted = await render(
      <UiProvider locale="hi" messages={{ dialog: hi }}>
        <Dialog open onOpenChange={() => undefined} title="पिनकोड" />
      </UiProvider>,
    )
    await expect.element(page.getByRole('button', { name: 'बंद करें' })).toBeVisible()
  })

  it('is no second head or foot of the page', async () => {
    mounted = await render(
      <Dialog open onOpenChange={() => undefined} title="Terms" footer="Foot">
        Text
      </Dialog>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
    expect(page.getByRole('banner').query() ?? page.getByRole('contentinfo').query()).toBeNull()
  })

  it('can be scrolled by keyboard where it holds nothing but text', async () => {
    const text = <p style={{ blockSize: '3000px' }}>Text</p>
    mounted = await render(
      <Dialog open onOpenChange={() => undefined} title="Terms">
        {text}
      </Dialog>,
    )
    const body = page.getByText('Text').element().parentElement
    await userEvent.tab()
    await userEvent.tab()
    expect(focused()).toBe(body)
    expect(body?.tabIndex).toBe(0)
    await mounted.unmount()
    mounted = await render(
      <Dialog open onOpenChange={() => undefined} title="Terms">
        {text}
        <a href="#more">More</a>
      </Dialog>,
    )
    await userEvent.tab()
    await userEvent.tab()
    expect(focused()?.textContent).toBe('More')
  })

  it('stays when its owner does not want it closed', async () => {
    const asked: boolean[] = []
    mounted = await render(<Dialog open onOpenChange={(open) => asked.push(open)} title="Paying" />)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Paying' })).toBeVisible()
    expect(asked).toEqual([false])
  })
})

/** What has focus, looked for inside shadow roots too. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

async function clickAt(x: number, y: number) {
  const target = document.elementFromPoint(x, y) ?? document.documentElement
  const at = target.getBoundingClientRect()
  await userEvent.click(target, { position: { x: x - at.x, y: y - at.y }, force: true })
}

describe('Back', () => {
  function aHistory() {
    const held: (() => void)[] = []
    const guardBack = (close: () => void) => {
      held.push(close)
      return () => void held.splice(held.indexOf(close), 1)
    }
    return { held, guardBack }
  }

  it('closes the overlay in front, where the host can hold it, and is free again once all are closed', async () => {
    const { held, guardBack } = aHistory()
    mounted = await render(
      <UiProvider guardBack={guardBack}>
        <Page />
      </UiProvider>,
    )
    await page.getByRole('button', { name: 'Change pincode' }).click()
    await page.getByRole('button', { name: 'Open cart' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    expect(held).toHaveLength(2)
    held.at(-1)?.()
    await expect.element(page.getByRole('dialog', { name: 'Your cart' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Your pincode' })).toBeVisible()
    held.at(-1)?.()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(held).toEqual([])
  })

  it('is left alone by a dialog that Back is to pass', async () => {
    const { held, guardBack } = aHistory()
    mounted = await render(
      <UiProvider guardBack={guardBack}>
        <Dialog open passesBack onOpenChange={() => undefined} title="Before you go" />
      </UiProvider>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Before you go' })).toBeVisible()
    expect(held).toEqual([])
  })
})
