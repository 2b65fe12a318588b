import type { Settings } from '@krishi/storefront-core/settings'
import { err } from '@krishi/storefront-core/result'
import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { completePorts } from '@krishi/storefront-hooks/capabilities'
import type { CartPort } from '@krishi/storefront-hooks/cart'
import { createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import type { Place } from '../loader/place.ts'
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

/** The settings of the shop's pages, as they have them: complete, and held to the law. */
async function fetchSettings({ origin, locale }: Place): Promise<Settings> {
  const answer = await fetch(`${origin}/settings/web/${locale}/now.json`)
  if (!answer.ok) throw new Error(`The shop did not tell its settings: ${String(answer.status)}`)
  return (await answer.json()) as Settings
}

async function open(place: Place): Promise<Shop> {
  const storefront = startedOnce(
    createStorefront({
      // What else the shop can do is for its own pages: the widgets leave out what is not supported.
      ports: completePorts({ cart: lateCart(place) }),
      locale: place.locale,
      settings: await fetchSettings(place),
      areSettingsRead: true,
      ...browserEnvironment(window),
    }),
  )
  tellCartChanges(storefront.cart)
  return {
    storefront,
    place,
    readProduct: createProductReader(place),
  }
}

/** The calls of the cart; their code comes with the first, and without it they fail as without a connection. */
function lateCart(place: Place): Partial<CartPort> {
  const connect = () => import('./connect-cart.ts').then(({ connectCart }) => connectCart(place))
  return {
    price: (input, options) =>
      connect().then(
        (cart) => cart.price(input, options),
        () => err('network/offline'),
      ),
  }
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
