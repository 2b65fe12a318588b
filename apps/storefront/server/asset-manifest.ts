import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextManifest } from '../chunk-loading.ts'

/** One entry of Vite's manifest, as far as it is read here. */
interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/** What a page needs from the client build. */
export interface PageAssets {
  readonly entry: string
  /** Script files of the page that the entry does not hold, for modulepreload. */
  readonly scripts: readonly string[]
  readonly sheets: readonly string[]
  /** The text of `sheets`. */
  readonly css: string
  /** The scopes of its texts; `null` for all that there are. */
  readonly scopes: readonly string[] | null
  /** Where the client reads which chunks have texts; `null` where it has all texts. */
  readonly textsPath: string | null
}

/** Reads the client build once and answers what each set of modules needs. */
export function createAssetManifest(clientDirectory: string): (modules: readonly string[]) => PageAssets {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(clientDirectory, '.vite', name), 'utf8'))
  const manifest = read('manifest.json') as Readonly<Record<string, ManifestChunk>>
  const texts = read('texts.json') as TextManifest
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entryKey === undefined) {
    throw new Error(
      `The client build in ${clientDirectory} has no entry. The shop cannot be served from it. Delete the folder and start again, so that it is built anew.`,
    )
  }
  const sheetTexts = new Map<string, string>()
  const cache = new Map<string, PageAssets>()

  function sheetText(file: string): string {
    const known = sheetTexts.get(file)
    if (known !== undefined) return known
    const text = readFileSync(join(clientDirectory, file), 'utf8').trim()
    sheetTexts.set(file, text)
    return text
  }

  function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      closure(manifest[key]?.imports ?? [], seen)
    }
    return seen
  }

  return (modules) => {
    const cacheKey = modules.join('|')
    const known = cache.get(cacheKey)
    if (known) return known
    const all = [...closure([entryKey, ...modules])]
    const chunks = all.map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
    const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
    const entry = `/${manifest[entryKey]?.file ?? ''}`
    const assets: PageAssets = {
      entry,
      scripts: [...new Set(chunks.map((chunk) => `/${chunk.file}`))].filter(
        (file) => file !== entry && file.endsWith('.js'),
      ),
      sheets: sheets.map((file) => `/${file}`),
      css: sheets.map(sheetText).join(''),
      scopes: chunks.flatMap(({ file }) => texts.scopes[file] ?? []),
      textsPath: texts.path,
    }
    cache.set(cacheKey, assets)
    return assets
  }
}
