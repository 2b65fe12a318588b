import { expect, it, vi } from 'vitest'
import { closeOnBack, guardBack, readEntry, setGuardBack } from './index.ts'

const steps: string[] = []

const isOverlay = () => (history.state as { isOverlay?: boolean } | null)?.isOverlay === true

/** Opens an overlay that closes on Back. */
function open(name: string): () => void {
  const release = closeOnBack(() => {
    steps.push(name)
    release()
  })
  return release
}

it('closes the top overlay at Back, tells no other listener of it, and leaves the page where it is', async () => {
  const [{ length }, address] = [history, location.href]
  open('menu')
  open('sign-in')
  addEventListener('popstate', () => steps.push('page'))
  expect(history.length).toBe(length + 1)
  history.back()
  await expect.poll(() => steps).toEqual(['sign-in'])
  await expect.poll(isOverlay).toBe(true)
  history.back()
  await expect.poll(() => steps).toEqual(['sign-in', 'menu'])
  expect(location.href).toBe(address)
  await expect.poll(isOverlay).toBe(false)
})

it('takes its history entry back when an overlay is closed without Back', async () => {
  steps.length = 0
  const release = open('filters')
  expect(isOverlay()).toBe(true)
  release()
  await expect.poll(isOverlay).toBe(false)
  expect(steps).toEqual([])
})

it('puts the page that an overlay leads to in the place of its entry', async () => {
  const release = open('cart')
  const { length } = history
  const number = readEntry()
  const told = vi.fn()
  addEventListener('pushState', told, { once: true })
  history.pushState(null, '', '#next')
  release()
  expect(history.length).toBe(length)
  expect(location.hash).toBe('#next')
  expect(told).toHaveBeenCalledOnce()
  expect(readEntry()).not.toBe(number)
})

it('leaves Back alone until its code is registered', () => {
  const close = vi.fn()
  guardBack(close)()
  const code = vi.fn(() => () => {})
  setGuardBack(code)
  guardBack(close)
  expect(code).toHaveBeenCalledExactlyOnceWith(close)
})
