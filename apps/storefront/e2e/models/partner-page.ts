import type { Locale } from '@krishi/storefront-core/locale'
import type { Page } from '@playwright/test'
import { test } from './shop-test.ts'

/** The strictest policy that a partner may have: scripts of the shop alone, no style in the page, no text that becomes HTML. */
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types storefront-html',
].join('; ')

/** The origin of the shop of this run. */
export const shopOrigin = () => new URL(test.info().project.use.baseURL ?? '').origin

/** The origin of a partner: the same machine by another name, whose pages may reach the shop. */
export async function partnerOrigin(page: Page): Promise<string> {
  const origin = shopOrigin().replace('127.0.0.1', 'localhost')
  // The page is none that a server sent, and asks for something on this machine: on the internet nobody is asked.
  await page.context().grantPermissions(['local-network-access'], { origin })
  return origin
}

/** The strictest policy of a partner on another origin than the shop. */
export const strictElsewhere = (shop: string) =>
  strictPolicy.replaceAll(/(script|img|connect)-src 'self'/g, `$1-src ${shop}`)

/** A page of plain HTML with the script tag of the elements. `head` comes before all else. */
export const partnerDocument = (shop: string, locale: Locale, body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}<title>A village shop</title>
  <meta name="viewport" content="width=device-width">
  <script type="module" src="${shop}/embed/v1.js" data-locale="${locale}"></script></head>
  <body><main><h1>A village shop</h1>${body}</main></body></html>`

/** How a page of the test shows elements. */
export interface PartnerPage {
  /** The origin of the page, where it is another than that of the shop. */
  readonly origin?: string
  /** The origin of the shop, where it is another than that of this run. */
  readonly shop?: string
  readonly locale?: Locale
  readonly body: string
  /** @default '/partner' */
  readonly path?: string
}

/** Opens a page of plain HTML with the script tag of the elements: no page of the shop, under a strict policy. */
export async function openPartnerPage(page: Page, partner: PartnerPage) {
  const { origin, locale = 'en', body, path = '/partner' } = partner
  const { shop = origin === undefined ? '' : shopOrigin() } = partner
  await page.route(`${origin ?? '**'}${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': origin === undefined ? strictPolicy : strictElsewhere(shop) },
      body: partnerDocument(shop, locale, body),
    }),
  )
  await page.goto(`${origin ?? ''}${path}`)
}

/** An event of the elements as the page hears it. */
export interface Heard {
  readonly name: string
  readonly from: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Collects the events that reach the document; the page keeps `krishi-proceed` to itself while `isHolding` is set on its root. */
export async function listenToElements(page: Page): Promise<() => Promise<readonly Heard[]>> {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    Reflect.set(window, 'heard', heard)
    const names = [
      ...['krishi-add', 'krishi-cart-change', 'krishi-proceed', 'krishi-zoom', 'krishi-place-change'],
      ...['krishi-filter-change', 'krishi-coupon-change', 'krishi-address-change'],
    ]
    for (const name of names) {
      document.addEventListener(name, (event) => {
        const { detail, target } = event as CustomEvent<Heard['detail']>
        heard.push({ name, from: (target as Element).localName, detail })
        if (document.documentElement.hasAttribute('data-holds')) event.preventDefault()
      })
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as Heard[])
}
