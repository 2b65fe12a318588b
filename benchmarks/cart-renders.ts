/**
 * A cart of 500 lines, one quantity changed: how many components render, in every commit until the new price is there.
 * Target: at most 3, whatever the line count. A part is a component that asked for its render itself; the others render
 * because a part above them did.
 */
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compiledMessages } from '../tooling/compile-messages.ts'
import { countRenders } from '../packages/storefront-widgets/src/testing/count-renders.ts'
import type { Rendered } from '../packages/storefront-widgets/src/testing/count-renders.ts'
import { launchChromium } from './lib/launch-chromium.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const outDir = `${root}.cart-renders`
await build({
  root,
  configFile: false,
  logLevel: 'error',
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

const increase = page.getByRole('button', { name: /^Increase quantity/ }).nth(250)
const proceed = page.getByRole('button', { name: /^Proceed/, disabled: false })
const commits = () => page.evaluate(() => (window as unknown as { __commits: Rendered[][] }).__commits.splice(0))

await increase.waitFor()
await proceed.waitFor()
// The celebration of free delivery ends by its own clock and is not of the change.
await page.getByRole('progressbar', { name: 'Free delivery' }).waitFor({ state: 'detached' })

for (const change of ['from 1 to 2', 'from 2 to 3']) {
  await commits()
  await increase.click()
  await page.getByText('Saving…').waitFor()
  await page.getByText('Saving…').waitFor({ state: 'detached' })
  await proceed.waitFor()
  print(change, await commits())
}
await browser.close()
await rm(outDir, { recursive: true, force: true })

function print(change: string, rendered: readonly Rendered[][]): void {
  console.log(`\nComponents rendered when one of 500 quantities goes ${change}\n`)
  console.log('| commit | components | parts | parts by name | all by name |\n|--:|--:|--:|---|---|')
  rendered.forEach((all, index) => {
    const parts = all.filter(({ isPart }) => isPart)
    console.log(`| ${index + 1} | ${all.length} | ${parts.length} | ${names(parts)} | ${names(all)} |`)
  })
}

function names(rendered: readonly Rendered[]): string {
  const counts = new Map<string, number>()
  for (const { name } of rendered) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} x${count}` : name)).join(', ')
}
