import { defaultSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import { aShop, aStorage, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import type { MemoryConditions, MemoryShop } from '@krishi/storefront-hooks/memory'
import { createStorefront, StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ElementModule } from '../runtime/element-module.ts'
import { createProductReader } from '../shop/create-product-reader.ts'
import type { Shop } from '../shop/shop.ts'
import { ShopContext } from '../shop/shop.ts'

/** A shop in memory, as a page of another origin has it. */
function openMemoryShop({ goods, conditions = {}, changePorts = (ports) => ports }: ShownElementOptions) {
  const backend = createMemoryBackend({ shop: aShop(goods) })
  backend.set(conditions)
  const ports = changePorts(createMemoryPorts({ backend }))
  const storage = aStorage()
  const copied: string[] = []
  const storefront = createStorefront({
    ports,
    locale: 'en',
    settings: defaultSettings,
    createCart: createCartStore,
    storage: () => storage,
    sharing: {
      copy(text) {
        copied.push(text)
        return Promise.resolve()
      },
    },
  })
  const readProduct = createProductReader(async (handles) => {
    const answer = await ports.catalog.productCards({ handles, locale: 'en' })
    if (answer.ok) return answer.value
    throw new Error(answer.error.code)
  })
  const place = { origin: 'https://shop.example', locale: 'en' } as const
  return { backend, copied, shop: { storefront, place, readProduct, handOver: undefined } satisfies Shop }
}

/** An event that the page has heard from the element. */
export interface HeardEvent {
  readonly name: string
  readonly detail: unknown
}

/** What a test shows of an element. */
export interface ShownElementOptions {
  /** Such as `<krishi-product-card product="tomato">`, which may stand in other tags; what is between its own is `content`. */
  readonly html: string
  /** What the page puts between the tags. @default a link */
  readonly content?: string
  /** What the shop has. */
  readonly goods: Partial<MemoryShop>
  /** How it answers. @default at once */
  readonly conditions?: Partial<MemoryConditions>
  /** What is different in the answers of its ports. */
  readonly changePorts?: (ports: StorefrontPorts) => StorefrontPorts
  /** The events to listen to. */
  readonly events?: readonly string[]
}

const link = '<a href="/shop">See it in the shop</a>'

/**
 * Shows the view of an element in the shadow root of its tag, over a link and with a shop in memory. Its styles, parts and
 * loading are those of the built files, which the e2e tests run.
 */
export async function showElement({ View }: ElementModule, options: ShownElementOptions) {
  const { html, content = link, events = [] } = options
  const { backend, copied, shop } = openMemoryShop(options)
  const around = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => around.remove())
  around.innerHTML = html
  const host = [...around.querySelectorAll<HTMLElement>('*')].find(({ localName }) => localName.includes('-'))
  if (!host) throw new Error('The page has no element. Nothing can be shown. Write its tag into `html`.')
  host.innerHTML = content
  const heard: HeardEvent[] = []
  for (const name of events) {
    document.body.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent).detail }))
  }
  const shown = () => (
    <ShopContext.Provider value={shop}>
      <StorefrontProvider storefront={shop.storefront}>
        <View host={host} />
      </StorefrontProvider>
    </ShopContext.Provider>
  )
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  const screen = await render(shown(), { container })
  return {
    backend,
    /** What came into the clipboard. */
    copied,
    heard,
    host,
    storefront: shop.storefront,
    /** What the page put between the tags. */
    fallback: page.getByRole('link', { name: 'See it in the shop' }),
    /** Renders again, as after a change of an attribute. */
    update: () => screen.rerender(shown()),
    remove: () => {
      void screen.unmount()
      around.remove()
    },
  }
}
