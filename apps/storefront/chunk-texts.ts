import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@krishi/storefront-core/locale'
import { compileMessages } from '../../tooling/compile-messages.ts'
import type { MessageFile } from '../../tooling/compile-messages.ts'
import { messageScope } from '../../tooling/message-scope.ts'

/** A chunk of a build, as far as its texts are concerned. */
export interface TextChunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  /** File names of the chunks that it imports. */
  readonly imports: readonly string[]
}

/** The languages whose texts are not in the code. */
export const translations = locales.filter((locale) => locale !== 'en')

const english = '/messages/en.json'
const sources = ['../../packages/storefront-ui/src/', './src/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

/** The folders of the texts in the modules of a chunk: whoever shows a text imports its English. */
export function textFoldersOf({ moduleIds }: Pick<TextChunk, 'moduleIds'>): string[] {
  return moduleIds.filter((id) => id.endsWith(english)).map((id) => dirname(id))
}

/** The scope of a folder `<widget>/messages`. */
export function scopeOf(folder: string): string {
  return messageScope(join(folder, 'en.json'))
}

/** The files of a chunk and of all that it imports. */
export function closureOf(
  fileName: string,
  chunks: ReadonlyMap<string, TextChunk>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(fileName)) return seen
  seen.add(fileName)
  for (const imported of chunks.get(fileName)?.imports ?? []) closureOf(imported, chunks, seen)
  return seen
}

/** The texts of folders in a language, compiled: JSON of texts by scope. */
export function textsIn(folders: Iterable<string>, language: string): string {
  const files = [...folders].map((folder) => [scopeOf(folder), join(folder, `${language}.json`)] as const)
  const texts = files
    .filter(([, file]) => existsSync(file))
    .map(([scope, file]) => [scope, compileMessages(JSON.parse(readFileSync(file, 'utf8')) as MessageFile)])
  return JSON.stringify(Object.fromEntries(texts))
}

/** Every folder of texts, of widgets and of the shop. */
export function allTextFolders(): string[] {
  return sources.flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(english.slice(1)))
      .map((path) => dirname(join(source, path))),
  )
}
