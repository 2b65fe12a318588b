import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { allTextFolders, closureOf, scopeOf, textFoldersOf, textsIn, translations } from './chunk-texts.ts'

const allTexts = 'virtual:texts/'

/** `.vite/texts.json`: what the server has to know of the texts of a build. */
export interface TextManifest {
  /** Where the client reads which chunks have texts. */
  readonly path: string
  /** The scopes of each chunk by its file. */
  readonly scopes: Readonly<Record<string, readonly string[]>>
}

/** An `import()` of another chunk in the built code. */
const chunkImport = /\bimport\((?=[`"']\.\/)([`"'])\./g

/** What Vite leaves where a module imported a sheet. */
const sheetMark = /\/\* empty css +\*\//g

/**
 * Vite plugin: sheets and texts of a chunk come with its code. Whoever shows a text imports its English, so that the modules of a chunk
 * tell its texts and nothing is listed by hand: beside `name.js` lie `name.hi.json` and its like, and `import()` becomes `loadChunk` of the
 * host package, which reads from `texts-<hash>.json` what belongs to a chunk. The texts of the entry and of the first page come with the
 * HTML: `.vite/texts.json` tells the server the scopes of each chunk, and `virtual:texts/<language>` gives it all texts of a language.
 */
export function chunkLoading(): Plugin {
  return {
    name: 'krishi:chunk-loading',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(allTexts) ? `\0${id}` : null),
    load(id) {
      if (id === '\0vite/preload-helper.js') {
        return `export { loadAfterSheets as __vitePreload } from '@krishi/storefront-host/loading'`
      }
      if (!id.startsWith(`\0${allTexts}`)) return null
      const texts = textsIn(allTextFolders(), id.slice(allTexts.length + 1))
      return `export default JSON.parse(${JSON.stringify(texts)})`
    },
    // A translation is in no module: with another one the chunk has another name, as its texts have.
    augmentChunkHash(chunk) {
      const files = textFoldersOf(chunk).flatMap((folder) =>
        translations.map((language) => join(folder, `${language}.json`)),
      )
      return files.map((file) => readFileSync(file, 'utf8')).join('')
    },
    generateBundle: {
      // After Vite has told each import the sheets of its chunk.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return
        const chunks = chunksOf(bundle)
        const late = lateTexts(chunks)
        for (const file of new Set(Object.values(late).flat())) {
          for (const language of translations) {
            const source = textsIn(foldersOf(chunks, file.slice(1)), language)
            this.emitFile({ type: 'asset', fileName: file.slice(1).replace(/js$/, `${language}.json`), source })
          }
        }
        const map = this.emitFile({ type: 'asset', name: 'texts.json', source: JSON.stringify(late) })
        const scopes = Object.fromEntries(
          [...chunks.keys()].map((file) => [file, foldersOf(chunks, file).map(scopeOf)] as const),
        )
        const source = JSON.stringify({ path: `/${this.getFileName(map)}`, scopes } satisfies TextManifest)
        this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source })
        rewrite(chunks)
      },
    },
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

function foldersOf(chunks: Chunks, file: string): string[] {
  return textFoldersOf(chunks.get(file) ?? { moduleIds: [] })
}

/** For each chunk that is loaded later, the chunks with texts among it and what it imports, apart from those that the entry imports. */
function lateTexts(chunks: Chunks): Record<string, string[]> {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const first = new Set(entries.flatMap(({ fileName }) => [...closureOf(fileName, chunks)]))
  const imported = [...new Set([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports))].sort()
  const texts = imported.map((file) => {
    const files = [...closureOf(file, chunks)].filter((part) => !first.has(part) && foldersOf(chunks, part).length > 0)
    return [`/${file}`, files.map((part) => `/${part}`)] as const
  })
  return Object.fromEntries(texts.filter(([, files]) => files.length > 0))
}

function rewrite(chunks: Chunks): void {
  // Every page has the sheet of the entry.
  const known = [...chunks.values()].flatMap(({ isEntry, viteMetadata }) =>
    isEntry ? [...(viteMetadata?.importedCss ?? [])] : [],
  )
  for (const chunk of chunks.values()) {
    chunk.code = chunk.code.replaceAll(chunkImport, '__shop.load($1/assets').replaceAll(sheetMark, '')
    for (const sheet of known) chunk.code = chunk.code.replaceAll(JSON.stringify(sheet), '0')
  }
}
