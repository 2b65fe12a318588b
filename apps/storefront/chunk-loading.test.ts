import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@krishi/storefront-core/locale'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { compiledMessages } from '../../tooling/compile-messages.ts'
import { chunkLoading } from './chunk-loading.ts'

const host = fileURLToPath(new URL('../../packages/storefront-host/src/', import.meta.url))
let folder = ''

afterEach(() => rmSync(folder, { recursive: true }))

/** A module that shows the text of its folder, in a page of its own. */
const shows = (rest: string) => `import words from './messages/en.json'\nconsole.log(words)\n${rest}`

const modules = {
  'shell/entry.js': shows(`globalThis.open = [() => import('../part/part.js'), () => import('../other/other.js')]`),
  'part/part.js': shows(`import '../shared-words/shared.js'\nglobalThis.deeper = () => import('../deep/deep.js')`),
  'other/other.js': `import '../shared-words/shared.js'\nconsole.log('other')`,
  'shared-words/shared.js': shows(''),
  'deep/deep.js': shows(''),
}

/** Builds a page whose folders have a text each, `deep: hi` in Hindi, and returns its files by name without hash. */
async function buildPage(texts: Readonly<Record<string, string>> = {}) {
  folder = mkdtempSync(join(tmpdir(), 'krishi-chunks-'))
  for (const [file, source] of Object.entries(modules)) {
    const place = dirname(join(folder, file))
    mkdirSync(join(place, 'messages'), { recursive: true })
    writeFileSync(join(folder, file), source)
    for (const locale of locales) {
      const text = texts[`${dirname(file)} ${locale}`] ?? `${dirname(file)}: ${locale}`
      writeFileSync(join(place, 'messages', `${locale}.json`), JSON.stringify({ title: text }))
    }
  }
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [compiledMessages(), chunkLoading()],
    resolve: { alias: { '@krishi/storefront-host': host } },
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(folder, 'shell/entry.js') } },
  })) as Rolldown.RolldownOutput
  const files = output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)] as const)
  const named = (start: string) => files.find(([name]) => name.startsWith(start)) ?? ['', '{}']
  return { files: new Map(files), named, read: (start: string) => JSON.parse(named(start)[1]) as unknown }
}

it('tells of each chunk that is loaded later which texts it needs, those of what it imports too', async () => {
  const { files, named, read } = await buildPage()
  const nameOf = (chunk: string) =>
    `/${[...files.keys()].find((name) => name.startsWith(`assets/${chunk}-`) && name.endsWith('.js'))}`
  expect(read('assets/texts-')).toEqual({
    [nameOf('part')]: [nameOf('part'), nameOf('shared')],
    [nameOf('other')]: [nameOf('shared')],
    [nameOf('deep')]: [nameOf('deep')],
  })
  const texts = nameOf('shared').slice(1).replace(/js$/, 'hi.json')
  expect(JSON.parse(files.get(texts) ?? '')).toEqual({ sharedWords: { title: 'shared-words: hi' } })
  // Those of the entry come with the HTML: the server is told which they are.
  const entry = named('assets/entry-')[0]
  expect(read('.vite/texts.json')).toMatchObject({
    path: `/${named('assets/texts-')[0]}`,
    scopes: { [entry]: ['shell'], [nameOf('deep').slice(1)]: ['deep'] },
  })
  expect(files.has(entry.replace(/js$/, 'hi.json'))).toBe(false)
})

it('loads a chunk by the host, which brings its texts', async () => {
  const { named } = await buildPage()
  const [, entry] = named('assets/entry-')
  expect(entry).toContain(`__shop.load(\`/${named('assets/part-')[0]}\`)`)
  expect(entry).not.toMatch(/import\(["'`]\.\//)
})

it('gives a chunk another name with another translation, as its texts are kept by that name', async () => {
  const before = await buildPage()
  rmSync(folder, { recursive: true })
  const after = await buildPage({ 'deep bn': 'গভীর' })
  expect(after.named('assets/deep-')[0]).not.toBe(before.named('assets/deep-')[0])
  expect(after.named('assets/shared-')[0]).toBe(before.named('assets/shared-')[0])
})
