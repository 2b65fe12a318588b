/**
 * From `npm install` to a widget that works and looks right, by the README alone, in seconds of each step: on a page of React, of Next.js
 * and of plain HTML. Commands and code are those that stand in the README. Targets: 10, 10 and 3 minutes. The packages are packed before,
 * as no registry has them yet; the page of plain HTML needs the built shop.
 */
import { createServer } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { runCommand } from '../scripts/lib/run-command.ts'
import { packPackage } from '../scripts/packages/pack.ts'
import { publishedPackages } from '../scripts/packages/published-packages.ts'
import { readmeBlock, readmeExample } from '../scripts/packages/readme-example.ts'
import { serveExample } from '../scripts/packages/serve-example.ts'
import { freePort, openShop } from './lib/open-shop.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { nextPage, reactPage } from './ten-minutes/start-pages.ts'
import type { StartPage } from './ten-minutes/start-pages.ts'
import { timeSteps } from './ten-minutes/steps.ts'
import { pressWidget, refuseErrors, watchErrors } from './ten-minutes/widget-checks.ts'

const env = { NEXT_TELEMETRY_DISABLED: '1' }
const work = mkdtempSync(join(tmpdir(), 'krishi-ten-minutes-'))
const browser = await launchChromium()

async function npm(folder: string, ...parameters: readonly string[]): Promise<void> {
  const { exitCode, output } = await runCommand('npm', parameters, { cwd: folder, env, quiet: true })
  if (exitCode === 0) return
  throw new Error(`npm ${parameters.join(' ')} fails, so the README leads nowhere. Correct what it says:\n${output}`)
}

/** The packages that the README installs, as files: its command with these in the place of their names. */
async function packNamed(command: string): Promise<readonly string[]> {
  const words = command.trim().split(' ')
  for (const published of publishedPackages.filter(({ name }) => words.includes(name))) {
    const packed = await packPackage(published, join(work, 'archives'))
    if (!packed.ok) throw new Error(`${published.name} cannot be packed, so it cannot be installed:\n${packed.failure}`)
    words[words.indexOf(published.name)] = packed.archive
  }
  return words
}

/** Uses the widget of the README's example: one pack is added, and the control says so. */
async function useStepper(page: Page): Promise<void> {
  await pressWidget(page.getByRole('button', { name: 'Add to cart: Tomato seeds, 10 g' }))
  await page.getByRole('group', { name: 'Quantity of Tomato seeds, 10 g' }).waitFor()
}

async function timeReact(way: string, start: StartPage, install: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(work, 'page-'))
  const manifest = { private: true, type: 'module', scripts: start.scripts, devDependencies: start.tools }
  const files = { ...start.files, 'package.json': JSON.stringify(manifest) }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const [, ...parameters] = install
  await timeSteps(way, 10, async (step) => {
    await step('the command of the README, and the tools of the page', () => npm(folder, ...parameters))
    writeFileSync(join(folder, start.example), readmeExample())
    await step('the page is built with the example', () => npm(folder, 'run', 'build'))
    const served = await step('it is served', () => serveExample(folder, env))
    const page = await browser.newPage()
    const errors = watchErrors(page)
    await step('the widget is there, looks right and works', async () => {
      await page.goto(served.address)
      await useStepper(page)
    })
    await page.close()
    await served.stop()
    refuseErrors(errors)
  })
}

async function timePlainHtml(): Promise<void> {
  const port = await freePort()
  const origin = `http://localhost:${String(port)}`
  const shop = await openShop(undefined, { EMBED_ORIGINS: origin })
  const snippet = readmeBlock('html', '<krishi-buy-button').replaceAll('https://shop.example', shop.origin)
  const html = `<!doctype html><html lang="en"><title>A brand</title><body>${snippet}</body></html>`
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html; charset=utf-8').end(html))
  server.listen(port)
  await timeSteps('Plain HTML, on another origin than the shop', 3, async (step) => {
    const page = await browser.newPage()
    const errors = watchErrors(page)
    await step('the page is opened, its button is there, looks right and is pressed', async () => {
      await page.goto(origin)
      await pressWidget(page.locator('krishi-buy-button').getByRole('button'))
    })
    await step('the cart is open with the product in it', async () => {
      await page.locator('krishi-cart-button').getByRole('button').click()
      await page.getByRole('dialog').locator('[data-scope="cart-lines"][data-line]').waitFor()
    })
    refuseErrors(errors)
  })
  server.close()
  await shop.close()
}

try {
  const install = await packNamed(readmeBlock('', 'npm install @krishi/'))
  await timeReact('React on Vite', reactPage, install)
  await timeReact('Next.js, App Router', nextPage, install)
  await timePlainHtml()
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}
