/** A cart of 500 lines, one quantity changed: how many components render. Target: at most 3, whatever the line count. */
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compiledMessages } from '../tooling/compile-messages.ts'
import { countRenders } from './lib/count-renders.ts'
import { launchChromium } from './lib/launch-chromium.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const outDir = `${root}.cart-renders`
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [compiledMessages()],
  build: {
    outDir,
    minify: false,
    rolldownOptions: { input: 'pages/cart-renders.tsx', output: { entryFileNames: 'page.js' } },
  },
})
const script = await readFile(`${outDir}/page.js`, 'utf8')
const browser = await launchChromium()
const page = await browser.newPage()
await page.addInitScript(countRenders)
await page.setContent('<div id="root"></div>')
await page.evaluate(countRenders)
await page.addScriptTag({ content: script, type: 'module' })
await page
  .getByRole('button', { name: /^Increase quantity/ })
  .nth(250)
  .waitFor()
// The first price call has settled when a change no longer waits for it.
await page.waitForFunction(() => (window as unknown as { __commits: unknown[] }).__commits.length > 0)
await page.getByRole('button', { name: /Proceed/ }).waitFor()
await page.waitForTimeout(2000)
await page.evaluate(() => void ((window as unknown as { __commits: unknown[] }).__commits.length = 0))
await page
  .getByRole('button', { name: /^Increase quantity/ })
  .nth(250)
  .click()
await page.waitForTimeout(2000)
const commits = await page.evaluate(() => (window as unknown as { __commits: string[][] }).__commits)
console.log(
  '\nComponents rendered when one of 500 quantities changes\n\n| commit | components | which |\n|--:|--:|---|',
)
commits.forEach((names, index) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const which = [...counts].map(([name, count]) => (count > 1 ? `${name} x${String(count)}` : name)).join(', ')
  console.log(`| ${String(index + 1)} | ${String(names.length)} | ${which} |`)
})
await browser.close()
await rm(outDir, { recursive: true, force: true })
