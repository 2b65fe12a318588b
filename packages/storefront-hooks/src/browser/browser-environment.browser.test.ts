import { afterEach, describe, expect, it } from 'vitest'
import { browserEnvironment, createTabChannel, onFirstTouch } from './index.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

describe('browser environment', () => {
  it('lends the storages of the page', () => {
    const { storage, sessionStorage } = browserEnvironment(window)
    expect([storage?.(), sessionStorage?.()]).toEqual([window.localStorage, window.sessionStorage])
  })

  it('tells when the page is shown again, visible or online, and stops telling', () => {
    const { onReturn } = browserEnvironment(window)
    let returns = 0
    const stop = onReturn?.(() => (returns += 1))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(returns).toBe(0)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(returns).toBe(3)
    stop?.()
    window.dispatchEvent(new Event('online'))
    expect(returns).toBe(3)
  })

  it('[06.3] describes page and device without the query', () => {
    const surroundings = browserEnvironment(window).surroundings?.()
    expect(surroundings).toMatchObject({ pagePath: window.location.pathname, userAgent: navigator.userAgent })
    expect(surroundings?.pagePath).not.toContain('?')
    expect(surroundings?.connectionStrength).toMatch(/^(slow-2g|2g|3g|4g)?$/)
  })
})

describe('the first touch', () => {
  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
    'is heard by its %s where something stops it',
    (type) => {
      const part = document.createElement('div')
      document.body.append(part)
      part.addEventListener(type, (event) => event.stopPropagation())
      let touches = 0
      stops.push(
        onFirstTouch(window, () => (touches += 1)),
        () => part.remove(),
      )
      for (let time = 0; time < 2; time++) part.dispatchEvent(new Event(type, { bubbles: true }))
      expect(touches).toBe(1)
    },
  )
})

describe('tab channel', () => {
  it('reaches the other tabs, by broadcast and by storage events, and not itself', async () => {
    const one = createTabChannel(window)
    const two = createTabChannel(window)
    const heard: string[] = []
    stops.push(one.listen(() => heard.push('one')))
    const stop = two.listen(() => heard.push('two'))
    one.announce()
    await expect.poll(() => heard).toEqual(['two'])
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartProducts' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    expect(heard).toEqual(['two', 'one', 'two'])
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'checkoutOrderNotes' }))
    expect(heard).toEqual(['two', 'one', 'two', 'one'])
  })
})
