import type { CompiledMessages } from '@krishi/storefront-ui/i18n'

/** Texts of one language by scope. */
export type Texts = Readonly<Record<string, CompiledMessages>>

/**
 * The texts of this document in its language: first those that came with its HTML, then those of each chunk that is loaded. One
 * object for `UiProvider`: a widget reads it when it renders, and it renders when its chunk and its texts are here.
 */
export const pageTexts: Record<string, CompiledMessages> = {}

let mapPath: string | null = null

/**
 * Puts the texts of the HTML in.
 *
 * @param path Where it says which chunks have texts; null for English, which is in the code.
 */
export function startTexts(texts: Texts, path: string | null): void {
  Object.assign(pageTexts, texts)
  mapPath = path
}

/** For each chunk that is loaded later, the chunks with texts among it and what it imports. */
type TextMap = Readonly<Record<string, readonly string[] | undefined>>

/**
 * Loads the texts of a chunk and of what it imports, which lie beside the code: `name.hi.json` beside `name.js`. Rejects if they do not
 * come; the next call asks again.
 */
export async function loadTexts(chunk: string): Promise<void> {
  if (mapPath === null) return
  const map = (await fetchOnce(mapPath)) as TextMap
  // The texts of what the page begins with are in its HTML.
  const later = map[chunk]?.filter((file) => !window.__shop?.preload.includes(file)) ?? []
  const { lang } = document.documentElement
  const texts = await Promise.all(later.map((file) => fetchOnce(file.replace(/js$/, `${lang}.json`))))
  Object.assign(pageTexts, ...texts)
}

const coming = new Map<string, Promise<unknown>>()

function fetchOnce(path: string): Promise<unknown> {
  const asked = coming.get(path) ?? fetchJson(path)
  coming.set(path, asked)
  return asked
}

async function fetchJson(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path)
    if (!answer.ok) throw new Error(`No ${path}`)
    return await answer.json()
  } catch (error) {
    coming.delete(path)
    throw error
  }
}
