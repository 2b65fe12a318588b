import { describe, expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import type { ShareEvent } from './create-share-store.ts'
import { createShareStore } from './create-share-store.ts'
import type { SharedLink, SharingDevice } from './sharing-device.ts'

const product = { productId: 'product-2', handle: 'product-2', title: 'Tomato seed', imageUrl: '/img/tomato.webp' }
const link = 'https://shop.example/s/product-2'

function aShare(device: Partial<SharingDevice> = {}) {
  const { storefront, backend } = aStorefront()
  const copies: string[] = []
  const reports: unknown[] = []
  const events: ShareEvent[] = []
  const store = createShareStore({
    port: storefront.ports.share,
    product,
    errors: { report: (error) => void reports.push(error) },
    device: { copy: async (text) => void copies.push(text), ...device },
  })
  store.onEvent((event) => events.push(event))
  return { backend, copies, reports, events, state: store.getState, ...store.actions }
}

describe('sharing', () => {
  it('[21.2] gives the short link to the share sheet and says to choose an app', async () => {
    const sent: SharedLink[] = []
    const { share, events, state } = aShare({ send: async (shared) => void sent.push(shared) })
    await share()
    expect(sent).toEqual([{ title: 'Tomato seed', text: 'Tomato seed', url: link }])
    expect(events).toEqual(['choose-app'])
    expect(state().status).toBe('idle')
  })

  it('[21.2] offers the menu where there is no share sheet, and calls that no error', async () => {
    const { share, closeMenu, events, state } = aShare()
    await share()
    expect(events).toEqual([])
    expect(state()).toEqual({ status: 'menu', link })
    closeMenu()
    expect(state().status).toBe('idle')
  })

  it('[21.2] offers the menu when the sheet is refused, as after too long a wait', async () => {
    const { share, events, state } = aShare({ send: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
    await share()
    expect(events).toEqual(['choose-app', 'unsupported'])
    expect(state().status).toBe('menu')
  })

  it('[21.2] takes a closed sheet as the shopper’s answer', async () => {
    const { share, events, state } = aShare({ send: () => Promise.reject(new DOMException('', 'AbortError')) })
    await share()
    expect(events).toEqual(['choose-app'])
    expect(state().status).toBe('idle')
  })

  it('[21.1] does nothing when the short link cannot be had, but reports it', async () => {
    const { share, backend, events, reports, state } = aShare()
    backend.set({ failing: { code: 'network/server' } })
    await share()
    expect(events).toEqual([])
    expect(reports).toEqual(['network/server'])
    expect(state()).toEqual({ status: 'idle', link: '' })
    backend.set({ failing: null })
    await share()
    expect(state().status).toBe('menu')
  })

  it('[21.1] asks for the link once, however often it is shared', async () => {
    const { share, backend } = aShare()
    await Promise.all([share(), share()])
    await share()
    expect(backend.calls('share.shortLink')).toBe(1)
  })

  it('[21.3] copies the link and says so', async () => {
    const { share, copy, copies, events } = aShare()
    await share()
    await copy()
    expect(copies).toEqual([link])
    expect(events).toEqual(['copied'])
  })

  it('[21.3] says when it could not copy', async () => {
    const { share, copy, events } = aShare({ copy: () => Promise.reject(new Error('forbidden')) })
    await share()
    await copy()
    expect(events).toEqual(['copy-failed'])
  })
})
