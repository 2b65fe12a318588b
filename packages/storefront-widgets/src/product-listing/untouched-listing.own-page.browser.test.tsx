import { aCollection, aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ProductListingWidget } from './index.ts'

const products = Array.from({ length: 130 }, (_, index) => aProduct({ productId: `product-${index}` }))
const collections = [
  { collection: aCollection({ handle: 'seeds' }), productHandles: products.map(({ handle }) => handle) },
]

it('a listing keeps no place for cards that come until the page is used', async () => {
  const backend = createMemoryBackend({ shop: aShop({ products, collections }) })
  const ports = createMemoryPorts({ backend })
  await render(
    <StorefrontProvider storefront={createStorefront({ ports, locale: 'en', settings: defaultSettings })}>
      <ProductListingWidget
        listing={{ handle: 'seeds' }}
        title="Seeds"
        formAction="/cart/add"
        productHref={(handle) => `#${handle}`}
        pageHref={(pageNo) => `?pageNo=${pageNo}`}
      />
    </StorefrontProvider>,
  )
  await expect.element(page.getByText('20 of 130 products shown')).toBeVisible()
  const places = () => document.querySelectorAll('[data-part=cell][aria-hidden]').length
  expect(places()).toBe(0)
  dispatchEvent(new Event('scroll'))
  await expect.poll(places).toBe(40)
})
