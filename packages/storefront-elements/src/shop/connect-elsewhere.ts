import { applyComplianceProfile } from '@krishi/storefront-core/compliance'
import { createEmbedPorts } from '@krishi/storefront-hooks/embed'
import { readSettings } from '@krishi/storefront-hooks/settings'
import type { Place } from '../loader/place.ts'
import type { Connection } from './connection.ts'
import { elsewhereStorages } from './elsewhere-storages.ts'
import { sharedCartAddress } from './shared-cart-address.ts'

/** A page of another origin, which the shop lists: it has a guest's token, and its cart is handed over by a code that works once. */
export function connectElsewhere(place: Place): Connection {
  const { origin, locale } = place
  const { storage } = elsewhereStorages
  const { ports, handOver } = createEmbedPorts({ baseUrl: `${origin}/api`, locale, storage })
  return {
    ports,
    storages: elsewhereStorages,
    readSettings: async () => applyComplianceProfile(await readSettings(ports)),
    async readProducts(handles) {
      const answer = await ports.catalog.productCards({ handles, locale })
      if (answer.ok) return answer.value
      throw new Error(`The shop did not tell its products: ${answer.error.code}`)
    },
    async handOver(lines) {
      const answer = await handOver(lines)
      return answer.ok ? answer.value : sharedCartAddress(place, lines)
    },
  }
}
