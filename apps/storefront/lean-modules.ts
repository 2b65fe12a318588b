import type { Plugin } from 'vite'

/**
 * Vite's own helper for `import()` is made for module preloads, nonces and any base; this shop needs none of them. What
 * is left of it: the sheets of a chunk are there before its code runs, and what did not come is asked for again. Chromium up to 153
 * remembers a chunk that did not come for as long as the page stands, so that the next try takes another address.
 */
const sheetsFirst = `
const sheets = new Map()

function load(href) {
  if (document.querySelector(\`link[rel=stylesheet][href="\${href}"]\`)) return
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve })
    link.onerror = () => {
      link.remove()
      sheets.delete(href)
      reject(new Error('No ' + href))
    }
    document.head.append(link)
  })
}

function once(file) {
  const href = '/' + file
  if (!sheets.has(href)) sheets.set(href, load(href))
  return sheets.get(href)
}

export const __vitePreload = (importChunk, files = []) => Promise.all(files.map((file) => file && once(file))).then(importChunk)

const refused = new Map()

__shop.load = (address) =>
  import(/* @vite-ignore */ address + (refused.get(address) ?? '')).catch((error) => {
    refused.set(address, '?' + Date.now())
    throw error
  })
`

/** An `import()` of another chunk in the built code. */
const chunkImport = /\bimport\((?=[`"']\.\/)([`"'])\./g

/** What Vite leaves where a module imported a sheet. */
const sheetMark = /\/\* empty css +\*\//g

/**
 * The router brings a reader of patterns for its own `Route`, which the shop has none of: `match-route.ts` reads addresses, with
 * the code of the next page.
 */
const noPatterns = `
export function parse() {
  throw new Error('[storefront] A <Route> was rendered. No page would ever match it. Add the address to route-table.ts instead.')
}
`
const noPatternsId = '\0krishi:no-patterns'

/** Vite plugin: what libraries carry that this shop never runs is left out, 1 KiB less on every page. */
export function leanModules(): Plugin {
  return {
    name: 'krishi:lean-modules',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'regexparam' && importer?.includes('/wouter/') ? noPatternsId : null),
    load(id) {
      if (id === '\0vite/preload-helper.js') return sheetsFirst
      return id === noPatternsId ? noPatterns : null
    },
    generateBundle: {
      // After Vite has told each import the sheets of its chunk.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        // Every page has the sheet of the entry.
        const known = chunks.flatMap(({ isEntry, viteMetadata }) =>
          isEntry ? [...(viteMetadata?.importedCss ?? [])] : [],
        )
        for (const chunk of chunks) {
          chunk.code = chunk.code.replaceAll(chunkImport, '__shop.load($1/assets').replaceAll(sheetMark, '')
          for (const sheet of known) chunk.code = chunk.code.replaceAll(JSON.stringify(sheet), '0')
        }
      },
    },
  }
}
