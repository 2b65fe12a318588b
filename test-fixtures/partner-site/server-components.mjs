// Runs the ports of a shop as React's server components do: `node --conditions=react-server server-components.mjs`. Modules that are marked
// for the browser are replaced by references to what they export, as Next.js does.
import { registerHooks } from 'node:module'

const client = []

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const source = String(loaded.source ?? '')
    if (!source.startsWith("'use client'")) return loaded
    client.push(url)
    const names = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
    const listed = [...source.matchAll(/^export \{ ([^}]+) \}/gm)].flatMap(([, list]) => list.split(', '))
    const exported = [...names, ...listed.map((name) => name.split(' as ').at(-1))]
    return { ...loaded, source: exported.map((name) => `export const ${name} = 'client'\n`).join('') }
  },
})

const { createHttpPorts, createStorefront, StorefrontProvider } = await import('@krishi/storefront-hooks/storefront')
const { readSettings } = await import('@krishi/storefront-hooks/settings')
const { ProductCard } = await import('@krishi/storefront-ui/product-card')

const asked = []
const ports = createHttpPorts({
  baseUrl: 'https://shop.example/api',
  locale: 'en',
  fetch: (address) => {
    asked.push(String(address))
    return Promise.resolve(Response.json({}, { status: 503 }))
  },
})
const settings = await readSettings(ports)
const storefront = createStorefront({ ports, locale: 'en', settings })

console.log(
  JSON.stringify({
    asked: asked.every((address) => address.startsWith('https://shop.example/api/')) && asked.length > 0,
    hasSettings: Object.keys(settings).length > 0,
    locale: storefront.locale,
    provider: StorefrontProvider,
    card: ProductCard,
    hasClientModules: client.length > 0,
  }),
)
