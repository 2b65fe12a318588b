/**
 * Elements against Shopify's Buy Button: scripts and sheets of a page of another site until its button can be pressed, and with the open
 * cart, gzip. Build the shop first. The peer's shop is one answer of the Storefront API; answers and pictures of neither are counted.
 */
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { buyButton, productAnswer, readBuyButton } from './lib/buy-button-peer.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { openShop } from './lib/open-shop.ts'

const shop = await openShop()
const browser = await launchChromium()
const script = await readBuyButton()

const handle = 'taraposhan-potassium-nitrate-13-00-45'
const shown = (body: string) =>
  `<!doctype html><html lang="en"><title>A village shop</title><body>${body}</body></html>`

const ours = {
  name: 'elements',
  html: `<script type="module" src="${shop.origin}/embed/v1.js"></script>
    <krishi-cart-button></krishi-cart-button><krishi-buy-button product="${handle}"></krishi-buy-button>`,
  button: (page: Page) => page.getByRole('button', { name: /^Add to cart/ }),
  openCart: async (page: Page) => {
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    await page.getByRole('button', { name: 'Cart, 1 product' }).click()
    await page.getByRole('button', { name: /^Proceed/ }).waitFor()
  },
}

const theirs = {
  name: buyButton,
  html: `<div id="product"></div><script src="/buy-button.js"></script><script>
    const client = ShopifyBuy.buildClient({ domain: 'peer.example', storefrontAccessToken: 'token' })
    ShopifyBuy.UI.init(client).createComponent('product', { id: '1', node: document.getElementById('product') })
    </script>`,
  button: (page: Page) => page.frameLocator('[name=frame-product-1]').getByText(/add to cart/i),
  // Its cart is a frame beside the page, which the same script has filled before it is asked for.
  openCart: async (page: Page) => {
    await page.frameLocator('[name=frame-cart]').getByText('Your cart is empty.').waitFor({ state: 'attached' })
  },
}

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

async function weigh({ html, button, openCart }: typeof ours): Promise<readonly [button: number, cart: number]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const sizes: number[] = []
  const reading: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (!/javascript|css/.test(response.headers()['content-type'] ?? '')) return
    reading.push(response.body().then((body) => sizes.push(gzipSync(body, { level: 9 }).byteLength)))
  })
  const total = async () => {
    await page.waitForLoadState('networkidle')
    await Promise.all(reading)
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  await page.route('**/buy-button.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.route('https://peer.example/**', (route) => route.fulfill({ headers: cors, json: productAnswer }))
  await page.route('**/partner', (route) => route.fulfill({ contentType: 'text/html', body: shown(html) }))
  await page.goto(`${shop.origin}/partner`)
  await button(page).waitFor()
  const untilButton = await total()
  await openCart(page)
  const withCart = await total()
  await page.close()
  return [untilButton, withCart]
}

console.log('\nScripts and sheets of a page of another site (gzip -9)\n')
console.log('| | until the button | with the open cart |\n|---|--:|--:|')
const weights = []
for (const one of [ours, theirs]) {
  const weight = await weigh(one)
  weights.push(weight)
  console.log(`| ${one.name} | ${weight.map(String).join(' | ')} |`)
}
const [[button, cart] = [0, 0], [itsButton, itsCart] = [1, 1]] = weights
console.log(`| ratio | ${(button / itsButton).toFixed(2)} | ${(cart / itsCart).toFixed(2)} |`)
await browser.close()
await shop.close()
