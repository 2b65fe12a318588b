import type { Locale } from '@krishi/storefront-core/locale'
import type { SessionUser } from '@krishi/storefront-core/session'
import { mergeSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aStorage, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import type { MemoryConditions, MemoryShop } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import { storyShop } from './story-shop.ts'
import type { Visit } from './visits.ts'

/** What the network of a story does: the toolbar of Storybook. */
export type Network = 'normal' | 'slow' | 'failing' | 'offline'

const conditions: Readonly<Record<Network, Partial<MemoryConditions>>> = {
  normal: {},
  // Time enough to look at what a shopper sees until then.
  slow: { latencyMs: 5000 },
  failing: { failing: { code: 'network/server' } },
  offline: { offline: true },
}

/**
 * Opens a shop in memory for each showing of a story, in the language and on the network that the toolbars say.
 *
 * @param earlier What the shopper did before, on a working network: cart, checkout and orders are still there.
 * @param user Who is signed in; without it a guest.
 * @param settings What its owner has changed.
 * @param shop What is different in this shop, such as how it is paid.
 */
export function openShop(
  earlier: Visit = () => undefined,
  user: Partial<SessionUser> = {},
  settings: unknown = {},
  shop: Partial<MemoryShop> = {},
) {
  return async ({ globals }: Pick<StoryContext, 'globals'>) => {
    const { locale, network } = globals as unknown as { readonly locale: Locale; readonly network: Network }
    const backend = createMemoryBackend({ shop: { ...storyShop, ...shop } })
    const [browser, tab] = [aStorage(), aStorage()]
    const ports = createMemoryPorts({ backend, user, settings })
    const visit = () =>
      createStorefront({
        ports,
        locale,
        settings: mergeSettings(settings),
        createCart: createCartStore,
        storage: () => browser,
        sessionStorage: () => tab,
      })
    await earlier({ storefront: visit(), backend })
    backend.set(conditions[network])
    const storefront = visit()
    // A story of a failure shows it at once, without the delays of the second and third attempt.
    const client = await storefront.queries.client()
    const { queries } = client.getDefaultOptions()
    client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
    return { storefront }
  }
}

/** Plays until today's prices have come to the cart, or have failed to. */
export async function priceCart({ loaded }: Pick<StoryContext, 'loaded'>): Promise<void> {
  const { cart } = loaded['storefront'] as Storefront
  cart.hydrate()
  await cart.actions.refresh()
}

/** Shows a story in the shop that `openShop` has opened for it. */
export const inShop: Decorator = (Story, { loaded }) => (
  <StorefrontProvider storefront={loaded['storefront'] as Storefront}>
    <Story />
  </StorefrontProvider>
)
