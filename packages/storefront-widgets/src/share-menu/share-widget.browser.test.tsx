import { defaultSettings } from '@krishi/storefront-core/settings'
import { aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import type { ShareEvent, SharingDevice } from '@krishi/storefront-hooks/share'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { ShareMenu } from '@krishi/storefront-ui/share-menu'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShareWidget } from './index.ts'

const product = { productId: 'product-1', handle: 'product-1', title: 'Tomato seed', imageUrl: '' }

async function aPage(device: Partial<SharingDevice> = {}) {
  const backend = createMemoryBackend({ shop: aShop() })
  const copies: string[] = []
  const notices: ShareEvent[] = []
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
    sharing: { copy: async (text) => void copies.push(text), ...device },
  })
  await render(
    <StorefrontProvider storefront={storefront}>
      <ShareWidget
        product={product}
        onNotice={(notice) => notices.push(notice)}
        renderMenu={(menu) => <ShareMenu {...menu} />}
      />
    </StorefrontProvider>,
  )
  return { backend, copies, notices }
}

const share = page.getByRole('button', { name: 'Share Tomato seed' })
const dialog = page.getByRole('dialog')

describe('ShareWidget', () => {
  it('[21.2] opens the share sheet of the device and no menu', async () => {
    const sent: string[] = []
    const { notices } = await aPage({ send: async ({ url }) => void sent.push(url) })
    await share.click()
    await expect.poll(() => sent).toEqual(['https://shop.example/s/product-1'])
    expect(notices).toEqual(['choose-app'])
    expect(dialog.elements()).toEqual([])
  })

  it('[21.2] [21.3] offers a menu where there is none: copies, opens the messaging app, gives the focus back', async () => {
    const { notices, copies } = await aPage()
    await share.click()
    await expect.element(dialog).toBeVisible()
    const app = page.getByRole('link', { name: 'Share on WhatsApp' })
    await expect
      .element(app)
      .toHaveAttribute('href', 'https://wa.me/?text=Tomato%20seed%20https%3A%2F%2Fshop.example%2Fs%2Fproduct-1')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(() => notices).toEqual(['copied'])
    expect(copies).toEqual(['https://shop.example/s/product-1'])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(share).toHaveFocus()
  })

  it('[21.1] does nothing when there is no short link', async () => {
    const { backend, notices } = await aPage()
    backend.set({ failing: { code: 'network/server' } })
    await share.click()
    await expect.poll(() => backend.calls('share.shortLink')).toBe(1)
    await expect.element(share).not.toHaveAttribute('aria-busy')
    expect(notices).toEqual([])
    expect(dialog.elements()).toEqual([])
  })
})
