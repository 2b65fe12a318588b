import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { comparedOf, useCompared } from '../compare/index.ts'
import { farmOf, useFarm } from '../farm/index.ts'
import { savedForLaterOf, useSavedForLater } from '../saved-for-later/index.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { aStorefront, addToCart } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'

type Shop = Pick<ReturnType<typeof aStorefront>, 'storefront' | 'backend'>

const lists = {
  'the comparison': {
    useCount: () => useCompared().handles.length,
    add: ({ storefront }: Shop) => void comparedOf(storefront).actions.add('product-1'),
    empty: (storefront: Storefront) => comparedOf(storefront).actions.clear(),
  },
  'the farm': {
    useCount: () => useFarm().farm.crops.length,
    add: ({ storefront }: Shop) => farmOf(storefront).change((farm) => ({ ...farm, crops: ['okra'] })),
    empty: (storefront: Storefront) => farmOf(storefront).change((farm) => ({ ...farm, crops: [] })),
  },
  'what is saved for later': {
    useCount: () => useSavedForLater().lines.length,
    add: (shop: Shop) => {
      shop.storefront.cart.hydrate()
      addToCart(shop)
      savedForLaterOf(shop.storefront).actions.save('product-1-1')
    },
    empty: (storefront: Storefront) => savedForLaterOf(storefront).actions.remove('product-1-1'),
  },
}

it.each(Object.entries(lists))(
  'shows on return %s as another page has left it',
  async (_, { useCount, add, empty }) => {
    const listeners = new Set<() => void>()
    const onReturn = (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    const comeBack = () => listeners.forEach((listener) => listener())
    const here = aStorefront({ onReturn })
    function Count() {
      return <p>{useCount()} kept</p>
    }
    await renderInStorefront(here.storefront, <Count />)
    const other = aStorefront({ browser: here.browser })
    add(other)
    comeBack()
    await expect.element(page.getByText('1 kept')).toBeVisible()
    empty(other.storefront)
    comeBack()
    await expect.element(page.getByText('0 kept')).toBeVisible()
  },
)
