import type { Locator, Page } from '@playwright/test'
import { runCommand } from '../lib/run-command.ts'

/** What the server writes of the page; overlays are opened in the browser. */
const onServer = ['quantity-control', 'otp-input', 'address-form', 'filter-panel']

/**
 * Renders `shop.html` of the partner's site on a server, opens and uses it in a browser: a product is added, dialogs open, close and
 * hand the focus back, a form points at its error. Returns what went wrong.
 */
export async function shopPageProblems(page: Page, site: string, folder: string): Promise<string[]> {
  const { exitCode, output } = await runCommand('node', ['dist-server/shop-server.js'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (exitCode !== 0) return [`A partner's server does not render the widgets:\n${output}`]
  const problems = onServer
    .filter((scope) => !output.includes(`data-scope="${scope}"`))
    .map((scope) => `A partner's server does not render ${scope}.`)
  page.on('pageerror', ({ message }) => problems.push(`The page fails: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`The page logs an error: ${message.text()}`)
  })
  const address = `${site}shop.html`
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<!--server-->', () => output.trim()) })
  })
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ timeout: 10_000 })
  await useShop(page).catch((error: unknown) => problems.push(`The page does not work: ${String(error)}`))
  return problems
}

/** Throws at the first thing that does not happen. */
async function useShop(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name })
  await page.getByText('You are at /shop.html').waitFor()
  await button('Add to cart: Tomato seeds').click()
  await focused(button('Increase quantity of Tomato seeds'))
  for (const name of ['Open the cart', 'Open the coupons', 'Enlarge the picture']) {
    await button(name).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await focused(button(name))
  }
  // The drawer has given its class and its ref to the dialog: with React 18 too, which keeps refs from functions.
  await page.locator('html[data-drawer~="dialog"][data-drawer~="of-partner"]').waitFor({ state: 'attached' })
  // The first touch has hydrated the island.
  await page.locator('html[data-island-here]').waitFor()
  await button('Touched 0').click()
  await button('Touched 1').waitFor()
  await button('Write the code').click()
  await page.keyboard.type('4821')
  await page.locator('[data-scope="otp-input"] input').and(page.locator('[value="4821"]')).waitFor()
  await page.locator('[data-scope="address-form"] button[type="submit"]').click()
  await focused(page.locator('input[name="mobileNo"]'))
}

/** Waits until the element has the focus. */
async function focused(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor({ timeout: 5000 })
}
