import { buildFrameworkPage, installFrameworks } from '../e2e/models/build-framework-pages.ts'
import { expect } from '../e2e/models/expect.ts'
import { frameworkDocument } from '../e2e/models/framework-document.ts'
import { frameworkPages } from '../e2e/models/framework-pages.ts'
import { partnerDocument, shopOrigin, strictElsewhere } from '../e2e/models/partner-page.ts'
import type { DrivenPage } from './driven-page.ts'
import { test } from './driven-test.ts'
import type { PartnerSite } from './partner-site.ts'

const handle = 'taraposhan-potassium-nitrate-13-00-45'
const button = `<krishi-buy-button product="${handle}"><a href="/products/${handle}">See it in the shop</a></krishi-buy-button>`
const cart = '<krishi-cart-button><a href="/cart">To the cart</a></krishi-cart-button>'
const add = /^Add to cart: /
const escape = '\uE00C'
const enter = '\uE007'
const watch = '<script src="/failures.js"></script>'

/** What went wrong on the page since it was opened. */
const failuresOf = (page: DrivenPage) => page.evaluate(() => Reflect.get(window, 'failures') as readonly string[])

/** Opens a partner's page of plain HTML, under the strictest policy that it may have. */
async function openPartner(page: DrivenPage, partner: PartnerSite, body: string, shop = shopOrigin()): Promise<void> {
  const policy = strictElsewhere(shop).replaceAll(/(script|img)-src/g, `$& ${partner.origin}`)
  partner.document = {
    html: partnerDocument(shop, 'en', body, watch),
    headers: { 'content-security-policy': policy },
  }
  await page.open(`${partner.origin}/page`)
}

test('a page of another origin sells under a strict policy, and leads to the shop with the cart', async ({
  driven: page,
  partner,
}) => {
  await openPartner(page, partner, `${cart}<p>${button}</p>`)
  await page.press('button', add)
  await page.press('button', 'Cart, 1 product')
  await page.see('dialog', 'Your cart')
  await page.see('group', /^Quantity of /)
  const lines = await page.evaluate(() => {
    const drawer = document.querySelector('krishi-cart-drawer')?.shadowRoot
    const shown = [...(drawer?.querySelectorAll('[data-scope="cart-lines"][data-line]') ?? [])]
    return shown.map((line) => (line as HTMLElement).innerText)
  })
  expect(lines).toEqual([expect.stringMatching(/₹[\d,]+/)])
  await page.strike(escape)
  await expect.poll(() => page.namesOf('dialog')).toEqual([])
  await expect.poll(() => page.focusedName()).toBe('Cart, 1 product')
  expect(await failuresOf(page)).toEqual([])
  await page.press('button', 'Cart, 1 product')
  await page.press('button', /^Proceed/)
  await expect.poll(() => page.evaluate(() => location.href)).toBe(`${shopOrigin()}/cart`)
  await page.see('group', /^Quantity of /)
})

test('a code is a field of the form around it: not sent before it is whole, then under its name', async ({
  driven: page,
  partner,
}) => {
  const field = '<krishi-otp-input name="code" label="Code" length="4"></krishi-otp-input>'
  await openPartner(page, partner, `<form action="/sent">${field}<button>Go on</button></form>`)
  await page.type('Code', '12')
  await page.press('button', 'Go on')
  await expect.poll(() => page.focusedName()).toBe('Code')
  await page.type('Code', '34')
  await page.press('button', 'Go on')
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe('/sent?code=1234')
})

test('an address is fields of the form around it', async ({ driven: page, partner }) => {
  const field = '<krishi-address-form name="delivery"></krishi-address-form>'
  await openPartner(page, partner, `<form>${field}<button>Go on</button></form>`)
  await page.type('Pincode', '570001')
  const sent = () =>
    page.evaluate(() => Object.fromEntries(new FormData(document.forms[0])) as Readonly<Record<string, string>>)
  await expect.poll(sent).toMatchObject({ 'delivery-pincode': '570001', 'delivery-state': 'KA' })
  await page.press('button', 'Go on')
  await expect.poll(() => page.focusedName()).toBe('Full name')
  expect(await failuresOf(page)).toEqual([])
})

test('all that shows goods comes alive, opens and closes', async ({ driven: page, partner }) => {
  const several = 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide'
  const of = (tag: string, attributes = `product="${several}"`) => `<krishi-${tag} ${attributes}></krishi-${tag}>`
  await openPartner(page, partner, of('product-gallery') + of('delivery-estimate') + of('dose-helper'))
  await page.press('button', /^Enlarge/)
  await expect.poll(() => page.namesOf('dialog')).toHaveLength(1)
  await page.strike(escape)
  await expect.poll(() => page.namesOf('dialog')).toEqual([])
  await page.press('button', 'Enter pincode')
  await page.type('Pincode', '570001')
  await page.strike(enter)
  await expect.poll(() => page.textOf('krishi-delivery-estimate')).toMatch(/Arrives/)
  await page.press('summary', 'How many packs for my field?')
  await page.press('button', 'Add these packs')
  await page.see('dialog', 'Your cart')
  expect(await failuresOf(page)).toEqual([])

  const collection = 'collection="seeds"'
  const shown = of('product-card') + of('product-strip', collection) + of('reviews') + of('coupon-list', '')
  await openPartner(page, partner, shown + of('filters', collection))
  for (const [tag, role, name] of [
    ['product-card', 'button', /^Add to cart: Sarayukavach/],
    ['product-strip', 'link', /^See all/],
    ['reviews', 'link', 'Write a review'],
    ['coupon-list', 'button', /^Copy code/],
    ['filters', 'button', /^Show \d+ more$/],
  ] as const) {
    await page.scrollTo(`krishi-${tag}`)
    await page.see(role, name)
  }
  expect(await failuresOf(page)).toEqual([])
})

for (const [what, broken] of [
  ['the shop', /^\//],
  ['the code of an element', /^\/embed\/chunks\//],
  ['the products', /^\/api\/product-cards/],
] as const) {
  test(`without ${what} the page keeps its link and hears no error`, async ({ driven: page, partner }) => {
    partner.broken = broken
    const refused = partner.untilBroken()
    await openPartner(page, partner, button, partner.breakableShop)
    await refused
    await page.see('link', 'See it in the shop')
    expect(await page.namesOf('button')).toEqual([])
    expect(await failuresOf(page)).toEqual([])
  })
}

test.describe('pages of other makes', () => {
  let folder = ''

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    folder = await installFrameworks()
  })

  for (const [name, source] of Object.entries(frameworkPages)) {
    test(`${name}: elements take a property from the state, are heard by a handler, and sell`, async ({
      driven: page,
      partner,
    }) => {
      const body = await buildFrameworkPage(folder, name, source)
      partner.document = { html: frameworkDocument(name, body, shopOrigin(), watch) }
      await page.open(`${partner.origin}/page`)
      await page.see('button', add)
      const [first] = (await page.namesOf('button')).filter((own) => add.test(own))
      await page.press('button', 'Another product')
      await expect.poll(() => page.namesOf('button')).not.toContain(first)
      await page.press('button', add)
      await expect.poll(() => page.evaluate(() => document.querySelector('output')?.textContent)).toMatch(/^\S+, 1$/)
      await page.press('button', 'Cart, 1 product')
      await page.see('dialog', 'Your cart')
      await page.see('group', /^Quantity of /)
      expect(await failuresOf(page)).toEqual([])
    })
  }
})
