import type { Storefront } from '@krishi/storefront-hooks/storefront'
import type { Decorator } from '@storybook/react-vite'
import { StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import cartDrawer from '../elements/cart-drawer.tsx'
import { createProductReader } from '../shop/create-product-reader.ts'
import { ShopContext } from '../shop/shop.ts'
import type { Shop } from '../shop/shop.ts'
import { tellCartChanges } from '../shop/tell-cart-changes.ts'
import { schemeOf, StoryElement } from './story-element.tsx'

function shopOf(storefront: Storefront): Shop {
  const { ports, locale } = storefront
  const readProduct = createProductReader(async (handles) => {
    const answer = await ports.catalog.productCards({ handles, locale })
    if (answer.ok) return answer.value
    throw new Error(answer.error.code)
  })
  return { storefront, readProduct, place: { origin: 'https://shop.example', locale }, handOver: undefined }
}

/** The shop of a page. A story stays where it is: it keeps the way to the shop's checkout. */
function StoryShop({ storefront, children }: { readonly storefront: Storefront; readonly children: ReactNode }) {
  const shop = useMemo(() => shopOf(storefront), [storefront])

  useEffect(() => {
    tellCartChanges(storefront.cart)
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('krishi-proceed', stay)
    return () => document.removeEventListener('krishi-proceed', stay)
  }, [storefront])

  return (
    <ShopContext.Provider value={shop}>
      <StorefrontProvider storefront={storefront}>{children}</StorefrontProvider>
    </ShopContext.Provider>
  )
}

/** Shows a story in the shop that `openShop` of the widgets has opened for it. */
export const inElementShop: Decorator = (Story, { loaded }) => (
  <StoryShop storefront={loaded['storefront'] as Storefront}>
    <Story />
  </StoryShop>
)

/** Puts the drawer on the page beside an element that opens it, as the loader does. */
export const withCartDrawer: Decorator = (Story, { globals }) => (
  <>
    <Story />
    <StoryElement tag="krishi-cart-drawer" element={cartDrawer} attributes={schemeOf(globals)} content="" />
  </>
)
