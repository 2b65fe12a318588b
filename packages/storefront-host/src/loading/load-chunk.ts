import { loadTexts } from '../texts/index.ts'

const sheets = new Map<string, Promise<unknown>>()

/** Addresses that were refused, with what makes another address of each. */
const refused = new Map<string, string>()

/**
 * What the build makes of `import()`: loads a chunk and its texts in the language of the page. Rejects if one of them does not
 * come. Chromium up to 153 remembers a chunk that did not come for as long as the page stands, so that the next try takes
 * another address.
 */
export async function loadChunk(address: string): Promise<unknown> {
  const code = import(/* @vite-ignore */ address + (refused.get(address) ?? '')).catch((error: unknown) => {
    refused.set(address, `?${Date.now()}`)
    throw error
  })
  return (await Promise.all([code, loadTexts(address)]))[0]
}

/**
 * Stands in for Vite's helper around `import()`, which is made for module preloads, nonces and any base: what is left of it is that
 * the sheets of a chunk are there before its code runs. A sheet that did not come is asked for again by the next call.
 */
export async function loadAfterSheets<Code>(
  importChunk: () => Promise<Code>,
  files: readonly (string | 0)[] = [],
): Promise<Code> {
  await Promise.all(files.filter((file) => file !== 0).map((file) => loadSheet(`/${file}`)))
  return importChunk()
}

function loadSheet(href: string): Promise<unknown> {
  const isHere = document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null
  const coming = sheets.get(href) ?? (isHere ? Promise.resolve() : addSheet(href))
  sheets.set(href, coming)
  return coming
}

function addSheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve })
    link.onerror = () => {
      link.remove()
      sheets.delete(href)
      reject(new Error(`No ${href}`))
    }
    document.head.append(link)
  })
}
