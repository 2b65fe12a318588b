// `pnpm site`: the docs site in apps/storybook/dist, with what each widget weighs and an index that its page "Search" looks into.
//   --built  takes what was built and weighed last, and writes Storybook and the index anew
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { runCommand } from '../../../scripts/lib/run-command.ts'
import { chromiumLaunch } from '../../../tooling/browser/chromium.ts'
import { openReader, readDocsPage, writeIndex } from './index-pages.ts'
import type { DocsPage } from './index-pages.ts'
import { findsColour } from './find-in-site.ts'

const { values } = parseArgs({ options: { built: { type: 'boolean' } } })
const home = join(import.meta.dirname, '..')
const site = join(home, 'dist')
/** So many pages are read at a time. */
const readers = 2

async function run(program: string, parameters: readonly string[], cwd?: string): Promise<void> {
  const { exitCode } = await runCommand(program, parameters, cwd === undefined ? {} : { cwd })
  if (exitCode === 0) return
  throw new Error(`${program} ${parameters.join(' ')} failed. The docs site is not built. See what it says above.`)
}

/** Builds and weighs what the pages tell the weight of. */
async function weighWidgets(): Promise<void> {
  await run('pnpm', ['--filter', './packages/*', 'run', 'build'])
  await run('node', ['scripts/build.ts'])
  await run('node', ['scripts/check-budgets.ts'])
}

async function readPages(origin: string): Promise<DocsPage[]> {
  const index = (await (await fetch(`${origin}/index.json`)).json()) as {
    readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>
  }
  const ids = Object.values(index.entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []))
  const browser = await chromium.launch(chromiumLaunch())
  const read = Array.from({ length: readers }, async (_, reader) => {
    const page = await openReader(browser)
    const pages: DocsPage[] = []
    for (const [place, id] of ids.entries()) {
      if (place % readers === reader) pages.push(await readDocsPage(page, origin, id))
    }
    return pages
  })
  const pages = (await Promise.all(read)).flat()
  await browser.close()
  return pages
}

if (!values.built) await weighWidgets()
await run('pnpm', ['exec', 'storybook', 'build', '-o', 'dist'], home)
const server = await preview({
  root: home,
  configFile: false,
  build: { outDir: 'dist' },
  preview: { host: '127.0.0.1', port: 0 },
})
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const pages = await readPages(origin)
await writeIndex(pages, join(site, 'pagefind'))
await findsColour(origin)
await server.close()
console.log(
  `${pages.length} pages with their index are in apps/storybook/dist: any server of files can publish the folder.`,
)
