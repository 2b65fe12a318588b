import { sanitize } from '@krishi/api/seeding/sanitize'
import { SafeHtml, trustedHtml } from '@krishi/storefront-ui/primitives/safe-html'
import type { Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inFull } from '../../../tooling/test-matrix.ts'
import { hostileHtml } from './models/hostile-html.ts'
import { expect, test } from './models/shop-test.ts'

/** Counts what runs and what is asked for while `html` stands in a page and everything in it is touched. */
async function exercise(
  page: Page,
  html: string,
): Promise<{ readonly ran: number; readonly asked: readonly string[] }> {
  const asked: string[] = []
  const note = (request: { url: () => string }) => void asked.push(request.url())
  page.on('request', note)
  await page.setContent(`<!doctype html><script>ran = 0; alert = () => { ran += 1 }</script><main>${html}</main>`)
  const ran = await page.evaluate(touchEverything)
  page.off('request', note)
  return { ran, asked }
}

/** Runs in the page. */
async function touchEverything(): Promise<number> {
  const types = ['click', 'focus', 'mouseover', 'pointerover', 'toggle', 'load', 'error', 'animationstart', 'close']
  for (const element of document.querySelectorAll('main *')) {
    for (const type of types) element.dispatchEvent(new Event(type))
    // A link that leads elsewhere would end the page; one that runs is what is looked for.
    const leads = element instanceof HTMLAnchorElement && /^(https?:|about:|blob:|feed:|:|$)/.test(element.protocol)
    if (element instanceof HTMLElement && !leads) element.click()
  }
  await new Promise((resolve) => setTimeout(resolve, 20))
  return Number(Reflect.get(window, 'ran'))
}

test.beforeEach(({ page }) => page.route('**/*', (route) => route.abort()))

test('two hundred hostile texts of a catalogue run nothing and load nothing', inFull(), async ({ page }) => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(200)
  for (const html of hostileHtml) {
    const shown = renderToStaticMarkup(createElement(SafeHtml, { html: trustedHtml(sanitize(html)) }))
    expect([html, await exercise(page, shown)]).toEqual([html, { ran: 0, asked: [] }])
  }
})

test('the same texts run when nobody cleans them', inFull(), async ({ page }) => {
  let dangerous = 0
  for (const html of hostileHtml) {
    // One that leads the page away has run as well.
    const { ran, asked } = await exercise(page, html).catch(() => ({ ran: 1, asked: [] }))
    if (ran > 0 || asked.length > 0) dangerous += 1
  }
  expect(dangerous).toBeGreaterThan(hostileHtml.length / 2)
})
