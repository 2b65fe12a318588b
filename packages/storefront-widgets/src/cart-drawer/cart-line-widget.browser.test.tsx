import { defaultSettings } from '@krishi/storefront-core/settings'
import { aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CartLineWidget } from './cart-line-widget.tsx'

it('draws no row for a line that has left the cart in the middle of a render', async () => {
  const ports = createMemoryPorts({ backend: createMemoryBackend({ shop: aShop() }) })
  const storefront = createStorefront({ ports, locale: 'en', settings: defaultSettings })
  const { container } = await render(
    <StorefrontProvider storefront={storefront}>
      <CartLineWidget lineId="gone" productHref={(handle) => `/products/${handle}`} />
    </StorefrontProvider>,
  )
  expect(container.textContent).toBe('')
})
