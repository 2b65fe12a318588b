/**
 * Script time of one key in the field for a code (thread ticks), against a plain controlled input and input-otp.
 * Targets: at most 1.5 of the first, 0.6 of the second.
 */
import type { Browser, CDPSession } from '@playwright/test'
import { buildPage } from './lib/build-page.ts'
import { launchChromium } from './lib/launch-chromium.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'

const digits = ['4', '8', '2', '1', '9', '3']
const typed = [...digits, ...digits.map(() => 'Backspace')]
const repeats = 10

const pages = {
  'plain controlled input': await buildPage('pages/otp-typing/plain.tsx'),
  ours: await buildPage('pages/otp-typing/ours.tsx'),
  'input-otp': await buildPage('pages/otp-typing/input-otp.tsx'),
}
const browser = await launchChromium()
try {
  const variants = Object.entries(pages).map(([name, html]) => ({ name, measure: () => costOfKey(browser, html) }))
  const measured = await measureInterleaved(variants, 9)
  printTable('Script time of a key, six digits', 'ms', measured)
  const medianOf = (wanted: string) => measured.find(({ name }) => name === wanted)?.median ?? Number.NaN
  console.log(`\nours to input-otp: ${(medianOf('ours') / medianOf('input-otp')).toFixed(2)}`)
} finally {
  await browser.close()
}

/** Script time of a page in ms, all told until now. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

/** The mean of many keys, in ms of the thread's own clock. Nothing is asked of the page in between: that is script too. */
async function costOfKey(browser: Browser, html: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.setContent(html)
  const code = page.getByRole('textbox')
  await code.focus()
  // Once beforehand, so that each is measured as the browser has learnt it.
  for (const key of typed) await page.keyboard.press(key)
  const before = await scriptTime(session)
  for (let repeat = 0; repeat < repeats; repeat++) for (const key of typed) await page.keyboard.press(key)
  const cost = (await scriptTime(session)) - before
  for (const key of digits) await page.keyboard.press(key)
  if ((await code.inputValue()) !== digits.join('')) {
    throw new Error('The code is not what was typed. The figure would mean nothing. Look at the page of the benchmark.')
  }
  await page.close()
  return cost / (repeats * typed.length)
}
