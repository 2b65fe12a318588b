import { createSafeStorage } from '../storage/index.ts'
import { aCartStore } from './a-cart.ts'
import { aStorage } from './storages.ts'
import { createTabs } from './tabs.ts'

/** The carts of two tabs of one browser. */
export function twoCartTabs() {
  const browser = aStorage()
  const tabs = createTabs()
  const open = () => {
    const test = aCartStore({ storage: createSafeStorage(() => browser), channel: tabs.open() })
    test.cart.hydrate()
    return test
  }
  return { tabs, browser, one: open(), two: open() }
}
