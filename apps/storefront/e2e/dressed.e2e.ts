import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from './models/shop-test.ts'

const product = '/products/somalata-suvarna-486-okra-hybrid-seeds'

const paths = [
  '/',
  '/collections/seeds',
  '/collections/seeds?brands=nobody',
  product,
  `${product}/reviews`,
  `${product}/similar-products`,
  '/search/tomato',
  '/search/nothing-of-that-name',
  '/kisan-vedika/blogs/search/tomato',
  '/brands',
  '/brands/vindhyabeej',
  '/cart',
  '/checkout',
  '/checkout/address',
  '/address',
  '/wishlist',
  '/orders',
  '/loyalty',
  '/auth/signin',
  '/pages/privacy-policy',
  '/nowhere',
]

const source = fileURLToPath(new URL('../../../packages/storefront-ui/src/', import.meta.url))
const sheets = globSync(`${source}**/styles.css`).map((sheet) => readFileSync(sheet, 'utf8'))

/** Scopes that the library has rules for, by what a sheet calls them. */
const dressable = new Set(sheets.flatMap((sheet) => scopesIn(sheet)))

// A sheet that comes with a script that runs later would style the page while it is being read.
for (const path of paths) {
  test(`${path} is sent with the styles of all it draws`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
    const body = html.slice(html.indexOf('<body'))
    const rendered = scopesIn(body).filter((scope) => dressable.has(scope))
    expect(rendered).not.toEqual([])
    const dressed = new Set(scopesIn(style))
    expect([...new Set(rendered)].filter((scope) => !dressed.has(scope))).toEqual([])
  })
}

function scopesIn(text: string): string[] {
  return [...text.matchAll(/data-scope=["']?([\w-]+)/g)].map(([, scope]) => scope ?? '')
}
