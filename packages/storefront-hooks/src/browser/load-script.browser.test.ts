import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { browserPresence, loadScript } from './index.ts'

const mark = globalThis as typeof globalThis & { isScriptHere?: boolean }
const good = URL.createObjectURL(new Blob(['globalThis.isScriptHere = true'], { type: 'text/javascript' }))
const options = { clock: createFakeClock(), timeoutMs: 5_000, attempts: 2 }

describe('loading a script', () => {
  it('[30.7] runs it and says so', async () => {
    expect(await loadScript(window, good, options)).toBe(true)
    expect(mark.isScriptHere).toBe(true)
    expect(options.clock.waiting()).toBe(0)
  })

  it('[30.9] says that it did not come, and leaves nothing in the page', async () => {
    const dead = 'blob:nothing'
    expect(await loadScript(window, dead, options)).toBe(false)
    expect(document.querySelector(`script[src="${dead}"]`)).toBeNull()
  })

  it('[30.9] gives up on one that never answers, after the time of every attempt', async () => {
    const clock = createFakeClock()
    // A parser that never gets to see the end of the document: an unreachable address that nobody refuses.
    const silent = document.implementation.createHTMLDocument()
    const page = { document: silent } as unknown as Window
    const loading = loadScript(page, good, { clock, timeoutMs: 5_000, attempts: 2 })
    await clock.advance(5_000)
    expect(silent.scripts).toHaveLength(1)
    await clock.advance(5_000)
    expect(await loading).toBe(false)
    expect(silent.scripts).toHaveLength(0)
  })
})

describe('presence', () => {
  it('[31.6] is away while the page is hidden or the device offline', () => {
    const at = (hidden: boolean, onLine: boolean) =>
      browserPresence(() => ({ document: { hidden }, navigator: { onLine } }) as unknown as Window).isAway()
    expect([at(false, true), at(true, true), at(false, false)]).toEqual([false, true, true])
  })

  it('[31.6] tells when the page is visible or online again', () => {
    let returns = 0
    const stop = browserPresence(() => window).onReturn(() => (returns += 1))
    window.dispatchEvent(new Event('online'))
    stop()
    window.dispatchEvent(new Event('online'))
    expect(returns).toBe(1)
  })
})
