import { loadTexts } from '../texts/index.ts'

const sheets = new Map<string, Promise<unknown>>()

/** What a chunk imports at once, as the build writes it. */
const imports = /(?:from|import)\s*"\.\/([\w.-]+)"/g

/** What each file of code imports, once the browser has it. */
const importsOf = new Map<string, Promise<readonly string[]>>()

/**
 * What the build makes of `import()`: loads a chunk and its texts in the language of the page. Rejects if one of them does not
 * come. Chromium up to 153 remembers a module that did not come, and all that imports it, for as long as the page stands. So the
 * files are fetched first, and only imported once the browser has all of them.
 */
export async function loadChunk(address: string): Promise<unknown> {
  const code = fetchCode(address).then(() => import(/* @vite-ignore */ address))
  return (await Promise.all([code, loadTexts(address)]))[0]
}

/** Fetches a file of code and all that it imports, apart from what the page began with. */
async function fetchCode(address: string): Promise<void> {
  const asked = new Set([new URL(import.meta.url).pathname, ...(window.__shop?.preload.split(' ') ?? [])])
  let next = [address]
  while (next.length > 0) {
    next.forEach((file) => asked.add(file))
    const found = await Promise.all(next.map(readImports))
    next = found.flat().filter((file) => !asked.has(file))
  }
}

function readImports(file: string): Promise<readonly string[]> {
  const coming = importsOf.get(file) ?? fetchImports(file)
  importsOf.set(file, coming)
  coming.catch(() => importsOf.delete(file))
  return coming
}

async function fetchImports(file: string): Promise<readonly string[]> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`No ${file}`)
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return [...(await answer.text()).matchAll(imports)].map(([, name]) => folder + name)
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
