import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles.css'
import { conformance } from '../../testing/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Toaster, createToastStore } from './index.ts'
import { toastContract } from './toast.contract.ts'

conformance('Toaster', { contract: toastContract, widget: () => <Toaster store={createToastStore()} /> })

const region = page.getByRole('status')

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('is one polite region that is there before its first text', async () => {
    const store = createToastStore()
    await render(<Toaster store={store} />)
    expect(region.elements()).toHaveLength(1)
    await expect.element(region).toHaveAttribute('aria-live', 'polite')
    await expect.element(region).toHaveTextContent('')
    store.show({ text: 'Coupon applied' })
    store.show({ text: 'Only 3 left' })
    await expect.element(region).toHaveTextContent('Coupon appliedOnly 3 left')
    expect(region.elements()).toHaveLength(1)
  })

  it('is silent where the field with the focus says the same', async () => {
    const store = createToastStore()
    await render(<Toaster store={store} />)
    store.show({ text: 'Please enter name', isSpoken: false })
    const words = page.getByText('Please enter name')
    await expect.element(words).toBeVisible()
    expect(words.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('off')
  })

  it.each([
    ['stock', 1000],
    ['coupon', 1500],
    ['other', 3000],
  ])('[35.5] keeps a %s notice for %i ms', async (_kind, durationMs) => {
    const store = createToastStore()
    await render(<Toaster store={store} />)
    store.show({ text: 'Done', durationMs })
    await expect.element(region).toHaveTextContent('Done')
    vi.advanceTimersByTime(durationMs - 1)
    expect(store.getSnapshot()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.getSnapshot()).toEqual([])
  })

  it('[35.5] puts a stock notice at the top in the middle', async () => {
    const store = createToastStore()
    await render(<Toaster store={store} />)
    store.show({ text: 'Only 3 left', placement: 'top-center' })
    await expect.element(page.getByText('Only 3 left')).toBeVisible()
    const { top } = page.getByText('Only 3 left').element().getBoundingClientRect()
    expect(top).toBeLessThan(80)
  })

  it('keeps its two buttons on one line where the words leave no room beside them', async () => {
    const store = createToastStore()
    await render(<Toaster store={store} />)
    const action = { label: 'మళ్లీ కార్ట్‌లో పెట్టండి', onSelect: () => undefined }
    store.show({ text: 'తర్వాత కోసం పక్కన పెట్టాం', action })
    await expect.element(page.getByRole('button', { name: action.label })).toBeVisible()
    const [undo, close] = region
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect())
    expect(Math.abs((undo?.top ?? 0) - (close?.top ?? 99))).toBeLessThan(4)
    expect(close?.right).toBeLessThanOrEqual(innerWidth)
  })

  it('waits while a pointer or focus is on it', async () => {
    const store = createToastStore()
    await render(<Toaster store={store} />)
    store.show({ text: 'Removed', durationMs: 1000, action: { label: 'Undo', onSelect: () => undefined } })
    await userEvent.hover(page.getByText('Removed'))
    vi.advanceTimersByTime(60_000)
    expect(store.getSnapshot()).toHaveLength(1)
    page.getByRole('button', { name: 'Undo' }).element().focus()
    await userEvent.unhover(page.getByText('Removed'))
    vi.advanceTimersByTime(60_000)
    expect(store.getSnapshot()).toHaveLength(1)
  })

  it('takes its action and leaves', async () => {
    const undone: string[] = []
    const store = createToastStore()
    await render(<Toaster store={store} />)
    store.show({ text: 'Removed', action: { label: 'Undo', onSelect: () => undone.push('undone') } })
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undone).toEqual(['undone'])
    expect(store.getSnapshot()).toEqual([])
  })

  it.each(['Undo', 'Dismiss'])('gives the focus back to what had it when %s is pressed', async (name) => {
    const store = createToastStore()
    await render(
      <>
        <button>Next product</button>
        <Toaster store={store} />
      </>,
    )
    page.getByRole('button', { name: 'Next product' }).element().focus()
    store.show({ text: 'Removed', action: { label: 'Undo', onSelect: () => undefined } })
    await expect.element(page.getByText('Removed')).toBeVisible()
    page.getByRole('button', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Next product' })).toHaveFocus()
  })

  it('gives the focus to the first control of the place, where what had it has gone', async () => {
    const store = createToastStore()
    function Page() {
      const [isIn, setIn] = useState(false)
      const undo = { label: 'Undo', onSelect: () => setIn(true) }
      return (
        <>
          <Button onClick={() => store.show({ text: 'Removed', action: undo })}>Show</Button>
          <div>{isIn ? <button key="less">One less</button> : <button key="add">Add</button>}</div>
          <Toaster store={store} />
        </>
      )
    }
    await render(<Page />)
    await page.getByRole('button', { name: 'Show' }).click()
    page.getByRole('button', { name: 'Add' }).element().focus()
    page.getByRole('button', { name: 'Undo' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'One less' })).toHaveFocus()
  })

  it('gives the focus to what its action names', async () => {
    const store = createToastStore()
    await render(
      <>
        <a href="#line">Tomato seeds</a>
        <Toaster store={store} />
      </>,
    )
    const line = () => page.getByRole('link', { name: 'Tomato seeds' }).element() as HTMLElement
    store.show({ text: 'Removed', action: { label: 'Undo', onSelect: () => undefined, heir: line } })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('link', { name: 'Tomato seeds' })).toHaveFocus()
  })

  it('speaks from inside an open dialog, since the page behind it is silent', async () => {
    const store = createToastStore()
    function Page() {
      const [open, setOpen] = useState(true)
      return (
        <>
          <Toaster store={store} />
          <Dialog open={open} onOpenChange={setOpen} title="Cart">
            <Button onClick={() => setOpen(false)}>Done</Button>
          </Dialog>
        </>
      )
    }
    await render(<Page />)
    store.show({ text: 'Only 3 left' })
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Only 3 left')
    await page.getByRole('button', { name: 'Done' }).click()
    expect(page.getByText('Only 3 left').elements()).toHaveLength(1)
    await expect.element(region).toHaveTextContent('Only 3 left')
  })
})

describe('the place of notices', () => {
  const boxOf = (text: string) => page.getByText(text).element().closest('[data-part="card"]')?.getBoundingClientRect()
  const lies = (one: DOMRect | undefined, other: DOMRect) =>
    one !== undefined && one.top < other.bottom && one.bottom > other.top

  it.each(['bottom', 'top-center'] as const)(
    '[35.5] at the %s is clear of what must stay in view',
    async (placement) => {
      const store = createToastStore()
      const edge = placement === 'bottom' ? { bottom: 0 } : { top: 0 }
      await render(
        <>
          <div
            data-keep-clear=""
            data-testid="bar"
            style={{ position: 'fixed', insetInline: 0, blockSize: 90, ...edge }}
          />
          <Toaster store={store} />
        </>,
      )
      store.show({ text: 'Coupon applied', placement })
      await expect.element(page.getByText('Coupon applied')).toBeVisible()
      // It rises from below.
      const bar = page.getByTestId('bar').element().getBoundingClientRect()
      await expect.poll(() => lies(boxOf('Coupon applied'), bar)).toBe(false)
    },
  )

  it('[35.5] leaves a field in error free, also when that is scrolled to', async () => {
    const store = createToastStore()
    await render(
      <div style={{ paddingBlock: '150vh' }}>
        <input aria-label="Pincode" aria-invalid="true" />
        <Toaster store={store} />
      </div>,
    )
    store.show({ text: 'Not saved', tone: 'danger' })
    await expect.element(page.getByText('Not saved')).toBeVisible()
    const field = page.getByLabelText('Pincode').element()
    field.scrollIntoView({ block: 'end' })
    await expect.poll(() => lies(boxOf('Not saved'), field.getBoundingClientRect())).toBe(false)
    expect(boxOf('Not saved')?.bottom).toBeLessThan(innerHeight)
  })

  it('has its button beside the words, however short they are', async () => {
    const store = createToastStore()
    await render(<Toaster store={store} />)
    store.show({ text: 'Fine' })
    await expect.element(page.getByText('Fine')).toBeVisible()
    const close = page.getByRole('button', { name: 'Dismiss' }).element().getBoundingClientRect()
    expect(lies(page.getByText('Fine').element().getBoundingClientRect(), close)).toBe(true)
  })

  it('[35.5] is of one notice at a time on a phone', async () => {
    const store = createToastStore()
    await render(<Toaster store={store} />)
    store.show({ text: 'Removed' })
    store.show({ text: 'Only 3 left', placement: 'top-center' })
    await expect.element(page.getByText('Only 3 left')).toBeVisible()
    await expect.element(page.getByText('Removed')).not.toBeVisible()
  })
})

describe('toast store', () => {
  it('lets an error go with the success that ends it', () => {
    const store = createToastStore()
    store.show({ text: 'Only 3 left' })
    store.show({ text: 'Not saved', tone: 'danger' })
    store.show({ text: 'Saved', tone: 'success' })
    expect(store.getSnapshot().map(({ text }) => text)).toEqual(['Only 3 left', 'Saved'])
  })

  it('replaces a notice of the same id', () => {
    const store = createToastStore()
    store.show({ id: 'stock', text: 'Only 3 left' })
    store.show({ id: 'stock', text: 'Only 2 left' })
    expect(store.getSnapshot().map((toast) => toast.text)).toEqual(['Only 2 left'])
  })

  it('lengthens short notices where a shop asks for it', () => {
    const store = createToastStore({ minimumMs: 5000 })
    store.show({ text: 'Only 3 left', durationMs: 1000 })
    expect(store.getSnapshot()[0]?.durationMs).toBe(5000)
  })
})
