import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { announceSteps } from '../address/index.ts'
import { readEntry } from './history-entry.ts'
import { createScrollMemory } from './scroll-memory.ts'

const here = () => ({ number: readEntry(), pathname: location.pathname })
const shown = { current: location.pathname }
let stop = () => {}

beforeAll(announceSteps)

beforeEach(() => {
  sessionStorage.clear()
  shown.current = location.pathname
  document.body.innerHTML = `<main><div data-part="list">${Array.from(
    { length: 30 },
    (_, place) => `<div data-part="cell" style="height:200px"><a href="/products/${place}">Pack ${place}</a></div>`,
  ).join('')}</div></main>`
  scrollTo(0, 0)
})

afterEach(() => {
  stop()
  // No entry is left ahead, which the next test of this window would replace.
  history.pushState(null, '', location.href)
})

/** Goes to another page as the router does, and shows it. */
function follow(path: string): void {
  history.pushState(null, '', path)
  shown.current = location.pathname
}

/** Goes back one entry, and waits for it. */
async function back(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await arrived
}

it('starts a new page at its top, and returns to the card that was in view although what is above it has grown', async () => {
  const first = location.pathname
  const memory = createScrollMemory(here(), shown)
  stop = memory.listen()
  expect(history.scrollRestoration).toBe('manual')
  scrollTo(0, 2_000)
  follow('/next')
  expect(memory.restore()).toBe(false)
  expect(scrollY).toBe(0)

  await back()
  shown.current = location.pathname
  expect(shown.current).toBe(first)
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<div style="height:500px"></div>')
  expect(memory.restore()).toBe(true)
  expect(scrollY).toBe(2_500)
})

it('keeps the positions for a page that is loaded anew', () => {
  const memory = createScrollMemory(here(), shown)
  stop = memory.listen()
  scrollTo(0, 400)
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('places')).toContain('"scrollY":400')
})

it('returns to the place of an earlier document, where Back was faster than this code', async () => {
  const first = here()
  stop = createScrollMemory(first, shown).listen()
  scrollTo(0, 400)
  dispatchEvent(new Event('pagehide'))
  stop()
  follow('/by-the-server')
  const late = createScrollMemory(here(), shown)
  await back()
  expect(here()).toEqual(first)
  stop = late.listen()
  expect(here()).toEqual(first)
  shown.current = first.pathname
  scrollTo(0, 0)
  expect(late.restore()).toBe(true)
  expect(scrollY).toBe(400)
})

it('starts a page at its top that was followed before this code was there, and finds the way back', async () => {
  const first = location.pathname
  scrollTo(0, 400)
  const late = createScrollMemory(here(), shown)
  history.pushState(null, '', '/early')
  stop = late.listen()
  shown.current = '/early'
  expect(late.restore()).toBe(false)
  await back()
  shown.current = first
  expect(late.restore()).toBe(true)
  expect(scrollY).toBe(400)
})
