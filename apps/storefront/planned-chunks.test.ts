import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plannedChunks } from './planned-chunks.ts'

/** A module of so many lines that compression finds nothing in. */
function moduleOf(name: string, lines: number): string {
  const words = Array.from({ length: lines }, (_, line) =>
    createHash('sha512').update(`${name} ${line}`).digest('base64'),
  )
  return `export const ${name} = ${JSON.stringify(words)}`
}

const modules = {
  'entry.js': `globalThis.open = [() => import('./pages/home.js'), () => import('./pages/other.js'), () => import('./bar.js')]`,
  'pages/home.js': `import { href, label } from '../words/index.js'\nexport const home = [href, label, () => import('../late/zoom.js'), () => import('../late/help.js')]`,
  'pages/other.js': `import { goods } from '../words/index.js'\nexport const other = goods`,
  'late/zoom.js': `export { drawing } from '../words/drawing.js'`,
  'late/help.js': `export { drawing } from '../words/drawing.js'\nexport const ask = () => import('./ask.js')`,
  'late/ask.js': `export { field } from '../words/field.js'\nexport const sign = () => import('./sign.js')`,
  'late/sign.js': `export { field } from '../words/field.js'`,
  'bar.js': `import { label, menu } from './words/index.js'\nexport const bar = [label, menu]`,
  'words/index.js': ['href', 'label', 'menu', 'goods']
    .map((name) => `export { ${name} } from './${name}.js'`)
    .join('\n'),
  'words/href.js': moduleOf('href', 100),
  'words/label.js': moduleOf('label', 100),
  'words/menu.js': moduleOf('menu', 100),
  'words/goods.js': moduleOf('goods', 100),
  'words/drawing.js': moduleOf('drawing', 2),
  'words/field.js': moduleOf('field', 2),
}

let folder = ''
let chunks: Rolldown.OutputChunk[] = []

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'krishi-plan-')))
  for (const [file, source] of Object.entries(modules)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), source)
  }
  const settings = { pages: /^pages\//, busyPages: /^pages\/home/, firstTouch: /^bar/ }
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plannedChunks(settings)],
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(folder, 'entry.js') } },
  })) as Rolldown.RolldownOutput
  chunks = output.filter((file) => file.type === 'chunk')
})

afterAll(() => rmSync(folder, { recursive: true }))

function wordsOf(files: readonly Rolldown.OutputChunk[]): string[] {
  const ids = files.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/words/'))
  return ids.map((id) => id.slice(id.lastIndexOf('/') + 1, -'.js'.length)).toSorted()
}

it('loads with a page what it uses of an index of modules, and nothing of the bar', () => {
  const loaded = (name: string) => {
    const files = new Set(chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName))
    for (const file of files) {
      for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported)
    }
    return wordsOf(chunks.filter(({ fileName }) => files.has(fileName)))
  }
  expect(loaded('home')).toEqual(['href', 'label'])
  expect(loaded('other')).toEqual(['goods'])
  expect(loaded('bar')).toEqual(['label', 'menu'])
})

it('makes one file of what parts of a page share that follow its first touch, one after the other', () => {
  expect(chunks.map((chunk) => wordsOf([chunk]))).toContainEqual(['drawing', 'field'])
})
