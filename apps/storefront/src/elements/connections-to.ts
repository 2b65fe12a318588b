import type { Locale } from '@krishi/storefront-core/locale'
import { elsewhereStorages, readJson, readSettingsFile, sharedCartAddress } from '@krishi/storefront-elements/shop'
import type { Connection, Place } from '@krishi/storefront-elements/shop'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import { engineFile } from '../composition/engine.ts'
import type { Engine } from '../composition/engine.ts'

/** The ways to a shop on another engine: from a page of its own origin, and from one of another. */
export interface Connections {
  connectHere(place: Place): Promise<Connection>
  connectElsewhere(place: Place): Promise<Connection>
}

/**
 * Elements read products and prices from the engine, and where that is and the settings from the shop. A page of another origin keeps the
 * cart itself, and hands it over in the address of a shared cart: the shop's own API has no cart to keep.
 */
export function connectionsTo<Kind extends Engine>(
  createPorts: (engine: Kind, locale: Locale) => StorefrontPorts,
): Connections {
  async function connectHere(place: Place): Promise<Connection> {
    const { origin, locale } = place
    const ports = createPorts((await readJson(fetch(origin + engineFile))) as Kind, locale)
    return {
      ports,
      readSettings: () => readSettingsFile(place),
      async readProducts(handles) {
        const answer = await ports.catalog.productCards({ handles, locale })
        if (answer.ok) return answer.value
        throw new Error(`The engine did not tell its products: ${answer.error.code}`)
      },
    }
  }

  return {
    connectHere,
    async connectElsewhere(place) {
      const handOver: Connection['handOver'] = (lines) => Promise.resolve(sharedCartAddress(place, lines))
      return { ...(await connectHere(place)), storages: elsewhereStorages, handOver }
    },
  }
}
