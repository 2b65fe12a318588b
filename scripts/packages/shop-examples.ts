import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../../tooling/browser/chromium.ts'
import { runCommand } from '../lib/run-command.ts'
import { installExample } from './install-example.ts'
import { serveExample } from './serve-example.ts'

/** What follows "Proceed" in each example: the order, or the shop that the cart is handed over to. */
const lastSteps = { next: arriveInShop, astro: arriveInShop, vite: order } as const

/** The examples of pages that sell. */
export const shopExamples = Object.keys(lastSteps) as readonly (keyof typeof lastSteps)[]

/** Keeps the tools of the examples from calling home. */
export const withoutTelemetry = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' } as const

/** Installs, builds and serves each example with the packed packages, and buys in it. Returns what went wrong. */
export async function tryShopExamples(archives: ReadonlyMap<string, string>): Promise<string[]> {
  const problems: string[] = []
  for (const name of shopExamples) {
    console.log(`The example ${name} is installed, built and bought in`)
    const { folder, exitCode, output } = await installExample(name, archives)
    if (exitCode === 0) problems.push(...(await tryShopExample(name, folder)))
    else problems.push(`The example ${name} cannot be installed:\n${output}`)
  }
  return problems
}

async function tryShopExample(name: keyof typeof lastSteps, folder: string): Promise<string[]> {
  const build = await runCommand('pnpm', ['run', 'build'], { cwd: folder, env: withoutTelemetry, quiet: true })
  if (build.exitCode !== 0) return [`The example ${name} cannot be built:\n${build.output}`]
  const { address, stop } = await serveExample(folder, withoutTelemetry)
  const browser = await chromium.launch(chromiumLaunch())
  const problems: string[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    page.on('pageerror', ({ message }) => problems.push(`The page fails: ${message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`The page logs an error: ${message.text()}`)
    })
    await page.route('https://shop.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," /><h1>The shop</h1>' }),
    )
    await page.goto(address)
    await untilHydrated(page)
    await fillCart(page, problems)
    await lastSteps[name](page)
  } catch (error) {
    problems.push(`The page does not sell: ${String(error)}`)
  } finally {
    await browser.close()
    await stop()
  }
  return problems.map((problem) => `The example ${name}: ${problem}`)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })

/** How often the empty cart is asked for before the page counts as one that never answers. */
const mostTries = 500

/** Opens the empty cart and closes it: a page that was rendered before is hydrated once it answers. */
async function untilHydrated(page: Page): Promise<void> {
  for (let tries = 0; tries < mostTries && !(await cartOf(page).isVisible()); tries += 1) {
    // The cart may be on its way, and cover the button.
    await button(page, 'Cart (0)')
      .click({ timeout: 1000 })
      .catch(() => undefined)
  }
  await cartOf(page).getByText('Your cart is empty').waitFor()
  await page.keyboard.press('Escape')
  await cartOf(page).waitFor({ state: 'detached' })
}

/** Buys one pack by the card and opens the cart, as far as "Proceed". */
async function fillCart(page: Page, problems: string[]): Promise<void> {
  const add = button(page, 'Add to cart: Tomato seeds')
  await add.waitFor()
  const { height } = (await add.boundingBox()) ?? { height: 0 }
  if (height < 44) problems.push(`The style sheet does not reach the card: its button is ${height} px high.`)
  await add.click()
  await button(page, 'Cart (1)').click()
  const cart = cartOf(page)
  await cart.getByText('Tomato seeds').first().waitFor()
  await cart.getByRole('button', { name: /^Proceed · ₹319/ }).click()
}

/** The shop takes the cart from the address. */
async function arriveInShop(page: Page): Promise<void> {
  await page.waitForURL('https://shop.example/shared-cart#cart=tomato-seeds.tomato-seeds-10g.1')
}

/** Says where the order goes, and orders. */
async function order(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Full name').fill('Lakshmi Gowda')
  await field('Mobile number').fill('9845012345')
  await field('Street, area or village').fill('Temple Road')
  await field('Pincode').fill('570001')
  await page.locator('[name="city"][value="Mysuru"]').waitFor()
  await button(page, 'Submit').click()
  await button(page, 'Order and pay on delivery').click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}
