import { applyComplianceProfile } from '@krishi/storefront-core/compliance'
import { encodeSharedCart } from '@krishi/storefront-core/shared-cart'
import { createEmbedPorts } from '@krishi/storefront-hooks/embed'
import { readSettings } from '@krishi/storefront-hooks/settings'
import type { TextStorage } from '@krishi/storefront-hooks/storage'
import type { Place } from '../loader/place.ts'
import type { Connection } from './connection.ts'
import { shopAddress } from './shop-address.ts'

/** A storage of another site, where everything of the shop has names of its own. */
function named(storage: Storage): TextStorage {
  const nameOf = (key: string) => `krishi:${key}`
  return {
    getItem: (key) => storage.getItem(nameOf(key)),
    setItem: (key, text) => storage.setItem(nameOf(key), text),
    removeItem: (key) => storage.removeItem(nameOf(key)),
  }
}

/** A page of another origin, which the shop lists: it has a guest's token, and its cart is handed over by a code that works once. */
export function connectElsewhere(place: Place): Connection {
  const { origin, locale } = place
  const storage = () => named(localStorage)
  const { ports, handOver } = createEmbedPorts({ baseUrl: `${origin}/api`, locale, storage })
  return {
    ports,
    // The shop tells such a page of no place by its position.
    environment: { storage, sessionStorage: () => named(sessionStorage), device: () => ({}) },
    readSettings: async () => applyComplianceProfile(await readSettings(ports)),
    async readProducts(handles) {
      const answer = await ports.catalog.productCards({ handles, locale })
      if (answer.ok) return answer.value
      throw new Error(`The shop did not tell its products: ${answer.error.code}`)
    },
    async handOver(lines) {
      const answer = await handOver(lines)
      // A shared cart is in its address, and asks before it adds what is in it: the shop need not have answered.
      return answer.ok ? answer.value : `${shopAddress(place, '/shared-cart')}#${encodeSharedCart(lines)}`
    },
  }
}
