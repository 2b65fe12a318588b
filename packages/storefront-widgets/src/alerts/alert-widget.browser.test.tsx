import { ok } from '@krishi/storefront-core/result'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { PushDevice } from '@krishi/storefront-hooks/alerts'
import { createMemoryAlertsPort, noPush } from '@krishi/storefront-hooks/alerts'
import { aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AlertWidget } from './index.ts'

const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: '', auth: '' } }

/** A browser that asks its shopper once. */
function aBrowser() {
  const asked: string[] = []
  const device: PushDevice = {
    isSupported: true,
    isBlocked: () => false,
    target: () => Promise.resolve(asked.length === 0 ? null : target),
    subscribe(publicKey) {
      asked.push(publicKey)
      return Promise.resolve(target)
    },
  }
  return { asked, device }
}

function aShopOf(publicKey: string | null = 'the-key-of-the-shop') {
  const backend = createMemoryBackend({ shop: aShop() })
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({ ports, locale: 'en', settings: defaultSettings })
  const port = { ...createMemoryAlertsPort(backend), key: () => Promise.resolve(ok(publicKey)) }
  return { storefront, port, pack: backend.shop().products[0]?.variants[0]?.id ?? '' }
}

describe('AlertWidget', () => {
  it('asks at the tap alone, and is on when the page is opened again', async () => {
    const { asked, device } = aBrowser()
    const { storefront, port, pack } = aShopOf()
    const shown = (key: string) => (
      <StorefrontProvider storefront={storefront}>
        <AlertWidget key={key} variantId={pack} port={port} device={device} />
      </StorefrontProvider>
    )
    const { rerender } = await render(shown('first'))
    const control = page.getByRole('switch', { name: 'Tell me when the price falls' })
    await expect.element(control).not.toBeChecked()
    expect(asked).toEqual([])
    await control.click()
    await expect.element(control).toBeChecked()
    expect(asked).toEqual(['the-key-of-the-shop'])
    await rerender(shown('second'))
    await expect.element(control).toBeChecked()
    await control.click()
    await expect.element(control).not.toBeChecked()
  })

  it.each([
    ['a browser that has none', noPush, 'the-key-of-the-shop'],
    ['a shop that sends none', aBrowser().device, null],
  ])('is not there in %s', async (_, device, publicKey) => {
    const { storefront, port } = aShopOf(publicKey)
    const { container } = await render(
      <StorefrontProvider storefront={storefront}>
        <AlertWidget variantId={null} port={port} device={device} />
      </StorefrontProvider>,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
