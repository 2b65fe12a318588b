import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer } from '../primitives/live-region/index.ts'
import styles from '../styles.css?inline'
import '../styles.css'
import {
  aPackshot,
  conformance,
  leakedWords,
  middleOf,
  pinch,
  pseudoMessages,
  renderInShadow,
  swipe,
  touch,
} from '../testing/index.ts'
import { ZoomViewer } from './index.ts'
import type { ZoomViewerProps } from './index.ts'
import en from './messages/en.json'
import { zoomViewerContract } from './zoom-viewer.contract.ts'

const images = [aPackshot('seeds'), aPackshot('sack'), aPackshot('bottle')]

function Viewer(props: Partial<ZoomViewerProps>) {
  const [index, setIndex] = useState(props.index ?? 0)
  return (
    <ZoomViewer
      open
      onOpenChange={() => undefined}
      images={images}
      alt="Tomato seeds"
      {...props}
      index={index}
      onIndexChange={setIndex}
    />
  )
}

function Page(props: Partial<ZoomViewerProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Announcer>
      <button onClick={() => setOpen(true)}>Enlarge</button>
      <Viewer {...props} open={isOpen} onOpenChange={setOpen} />
    </Announcer>
  )
}

conformance('ZoomViewer', { contract: zoomViewerContract, widget: () => <Viewer />, rendersOnServer: false })

const larger = page.getByRole('button', { name: 'Make the picture larger' })
const smaller = page.getByRole('button', { name: 'Make the picture smaller' })
const whole = page.getByRole('button', { name: 'Show the whole picture' })
const heading = (number: number) => page.getByRole('heading', { name: `Tomato seeds, picture ${number} of 3` })
const image = page.getByRole('img', { name: /^Tomato seeds/ })

/** The element that is enlarged, and the ground it stands on. */
const moved = () => image.element().parentElement ?? document.body
const stage = () => moved().parentElement ?? document.body

/** The dialog rises when it opens: only then does the middle of the stage stand still. */
async function risen(): Promise<void> {
  const rising = page.getByRole('dialog').element().getAnimations({ subtree: true })
  await Promise.all(rising.map(({ finished }) => finished))
}

/** The transform as it was asked for, whatever its animation shows now. */
function view() {
  const [x = 0, y = 0, scale = 1] = (moved().style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y, scale }
}

let mounted: { unmount: () => Promise<void> } | undefined

afterEach(async () => {
  vi.restoreAllMocks()
  await mounted?.unmount()
  mounted = undefined
})

const places = [
  ['in the page', async (ui: ReactNode) => (mounted = await render(ui))],
  ['in a shadow root', async (ui: ReactNode) => (mounted = await renderInShadow(ui, { styles }))],
] as const

describe.each(places)('ZoomViewer %s', (_place, renderThere) => {
  it('[14.5] enlarges by 0.5 a button, from 1 to 8, in 300 ms', async () => {
    await renderThere(<Viewer />)
    await expect.element(smaller).toHaveAttribute('aria-disabled', 'true')
    await larger.click()
    expect(view().scale).toBe(1.5)
    expect(getComputedStyle(moved()).transitionDuration).toBe('0.3s')
    for (let step = 0; step < 16; step += 1) await userEvent.keyboard('+')
    expect(view().scale).toBe(8)
    await expect.element(larger).toHaveAttribute('aria-disabled', 'true')
    await smaller.click()
    expect(view().scale).toBe(7.5)
    await whole.click()
    expect(view()).toEqual({ x: 0, y: 0, scale: 1 })
    await expect.element(smaller).toHaveAttribute('aria-disabled', 'true')
  })

  it('[14.5] follows two fingers, keeps what is between them, and takes them for no click', async () => {
    await renderThere(<Viewer />)
    const clicks: Event[] = []
    stage().addEventListener('click', (event) => clicks.push(event))
    await risen()
    await pinch(stage(), 100, 200)
    expect(view()).toEqual({ x: 0, y: 0, scale: 2 })
    await pinch(stage(), 100, 50)
    expect(view().scale).toBe(1)
    await pinch(stage(), 100, 104)
    expect(view().scale).toBe(1)
    expect(clicks).toEqual([])
  })

  it('[14.5] gives focus back to what opened it, on Escape', async () => {
    await renderThere(<Page />)
    await page.getByRole('button', { name: 'Enlarge' }).click()
    await expect.element(heading(1)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(page.getByRole('dialog').query()).toBeNull()
    expect(page.getByRole('button', { name: 'Enlarge' }).element().matches(':focus')).toBe(true)
  })
})

describe('ZoomViewer', () => {
  it('[14.5] enlarges by 0.2 a notch of the wheel, under the mouse', async () => {
    await render(<Viewer />)
    await risen()
    const { left, top, width, height } = stage().getBoundingClientRect()
    const at = { clientX: left + width * 0.75, clientY: top + height / 2, bubbles: true, cancelable: true }
    stage().dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -100 }))
    expect(view().scale).toBeCloseTo(1.2)
    expect(view().x).toBeCloseTo(-0.05 * width)
    for (let notch = 0; notch < 50; notch += 1) stage().dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -100 }))
    expect(view().scale).toBe(8)
    const back = new WheelEvent('wheel', { ...at, deltaY: 100 })
    stage().dispatchEvent(back)
    expect(view().scale).toBeCloseTo(7.8)
    expect(back.defaultPrevented).toBe(true)
  })

  it('[14.5] enlarges by 0.7 on a double click and on two taps', async () => {
    await render(<Viewer />)
    await page.elementLocator(stage()).dblClick()
    expect(view().scale).toBeCloseTo(1.7)
    const finger = middleOf(stage())
    for (let tap = 0; tap < 2; tap += 1) {
      await touch('touchStart', [finger])
      await touch('touchEnd', [])
    }
    expect(view().scale).toBeCloseTo(2.4)
  })

  it('[14.5] moves an enlarged picture with one finger, and no further than its edge', async () => {
    await render(<Viewer />)
    await risen()
    await userEvent.keyboard('++')
    await swipe(stage(), -60)
    expect(view().x).toBeCloseTo(-60)
    await swipe(stage(), -150)
    await swipe(stage(), -150)
    const { width } = stage().getBoundingClientRect()
    expect(view().x).toBeCloseTo(-width / 2)
    await expect.element(heading(1)).toBeVisible()
  })

  it('[14.5] obeys the keys: plus, minus, 0 and the arrows', async () => {
    await render(<Viewer />)
    await userEvent.keyboard('=+-')
    expect(view().scale).toBe(1.5)
    await userEvent.keyboard('{ArrowRight}')
    expect(view().x).toBeLessThan(0)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(view().x).toBeGreaterThan(0)
    await userEvent.keyboard('0')
    expect(view()).toEqual({ x: 0, y: 0, scale: 1 })
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(heading(2)).toBeVisible()
    await userEvent.keyboard('{Control>}+{/Control}')
    expect(view().scale).toBe(1)
  })

  it('leaves a whole picture to the browser along the page, and an enlarged one to nobody', async () => {
    await render(<Viewer />)
    expect(getComputedStyle(stage()).touchAction).toBe('pan-y')
    await larger.click()
    expect(getComputedStyle(stage()).touchAction).toBe('none')
    await whole.click()
    expect(getComputedStyle(stage()).touchAction).toBe('pan-y')
  })

  it('[14.5] is the whole screen on a phone and a panel from 1200 px', async () => {
    const dialog = page.getByRole('dialog')
    const size = () => dialog.element().getBoundingClientRect()
    try {
      await page.viewport(1199, 800)
      await render(<Viewer />)
      expect([size().width, size().height]).toEqual([1199, 800])
      await page.viewport(1200, 800)
      expect(size().width).toBeLessThan(1200)
      expect(size().height).toBeLessThan(800)
    } finally {
      await page.viewport(360, 740)
    }
  })

  it('goes to another picture by button and by swipe, and shows it whole', async () => {
    await render(<Viewer />)
    await larger.click()
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect.element(heading(2)).toBeVisible()
    expect(view().scale).toBe(1)
    await swipe(stage(), -80)
    await expect.element(heading(3)).toBeVisible()
    await swipe(stage(), 40)
    await expect.element(heading(3)).toBeVisible()
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect.element(heading(1)).toBeVisible()
  })

  it('renders nothing while fingers move', async () => {
    await render(<Viewer />)
    await pinch(stage(), 100, 200)
    const changes: MutationRecord[] = []
    const watching = new MutationObserver((records) => changes.push(...records))
    watching.observe(page.getByRole('dialog').element(), { subtree: true, attributes: true, childList: true })
    await pinch(stage(), 100, 150)
    await swipe(stage(), -40)
    watching.disconnect()
    expect(view().scale).toBe(3)
    expect(new Set(changes.map(({ target, attributeName }) => (target === moved() ? attributeName : target)))).toEqual(
      new Set(['style']),
    )
  })

  it('says how large the picture is after a button or a key', async () => {
    await render(<Page />)
    await page.getByRole('button', { name: 'Enlarge' }).click()
    await larger.click()
    await expect.element(page.getByText('150% of the size')).toBeInTheDocument()
  })

  it('[14.6] says nothing on the console, but what went wrong', async () => {
    const said = (['log', 'info', 'warn', 'debug'] as const).map((level) => vi.spyOn(console, level))
    const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const reported: Event[] = []
    const onError = (event: Event) => reported.push(event)
    window.addEventListener('error', onError)
    const screen = await render(<Viewer />)
    await larger.click()
    await pinch(stage(), 100, 200)
    await userEvent.keyboard('0{ArrowRight}')
    expect(failures).not.toHaveBeenCalled()
    // A pointer that the browser does not know cannot be captured.
    stage().dispatchEvent(new PointerEvent('pointerdown', { pointerId: 4711, bubbles: true }))
    expect(failures).toHaveBeenCalledOnce()
    await screen.unmount()
    await render(<Viewer images={['data:image/png;base64,broken']} />)
    await expect.poll(() => failures.mock.calls.length).toBeGreaterThan(1)
    window.removeEventListener('error', onError)
    expect(reported).toEqual([])
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('has 44 px for every button, and every word from its messages', async () => {
    await render(<Viewer messages={pseudoMessages(en)} />)
    for (const button of page.getByRole('button').elements()) {
      expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    }
    const root = page.getByRole('group').element().closest('[data-scope="zoom-viewer"][data-part="root"]')
    expect(leakedWords(root ?? document.body, ['Tomato seeds'])).toEqual([])
  })
})
