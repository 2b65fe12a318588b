import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import type { Place } from '../loader/place.ts'
import { connectHere } from './connect-here.ts'
import type { Connection } from './connection.ts'
import { loadWay } from './load-way.ts'
import { createProductReader } from './create-product-reader.ts'
import type { Shop } from './shop.ts'
import { tellCartChanges } from './tell-cart-changes.ts'

let opening: Promise<Shop> | undefined

/** The shop of this page. It is opened once, for the first element that asks; where it does not answer, for the next one again. */
export function openShop(place: Place): Promise<Shop> {
  opening ??= open(place).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** The ways to reach a shop: one where it runs on another engine, else on the page's own origin or on another. */
async function connect(place: Place): Promise<Connection> {
  if (__ENGINE__ !== null) {
    const way = await loadWay<typeof import('./connect-engine.ts')>(__ENGINE__)
    return way.connectEngine(place)
  }
  if (place.origin === location.origin) return connectHere(place)
  const way = await loadWay<typeof import('./connect-elsewhere.ts')>(__ELSEWHERE__)
  return way.connectElsewhere(place)
}

async function open(place: Place): Promise<Shop> {
  const { ports, environment, readSettings, readProducts, handOver } = await connect(place)
  const storefront = startedOnce(
    createStorefront({
      ports,
      locale: place.locale,
      settings: await readSettings(),
      areSettingsRead: true,
      ...browserEnvironment(window),
      ...environment,
    }),
  )
  tellCartChanges(storefront.cart)
  return { storefront, place, handOver, readProduct: createProductReader(readProducts) }
}

/** Every element starts the storefront that it shows. It is started with the first, and follows the page as long as that stands. */
function startedOnce(storefront: Storefront): Storefront {
  let isStarted = false
  return {
    ...storefront,
    start() {
      if (!isStarted) storefront.start()
      isStarted = true
      return () => {}
    },
  }
}
