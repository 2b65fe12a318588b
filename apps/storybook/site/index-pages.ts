import type { Browser, Page } from '@playwright/test'
import { close, createIndex } from 'pagefind'

/** A page of the docs. */
export interface DocsPage {
  /** Of Storybook, such as `foundations-colour--docs`. */
  readonly id: string
  /** The HTML of its text. */
  readonly html: string
}

/** What is not the text of a page: stories with their demonstration goods, and what only a pointer uses. */
const beside = ['.sbdocs-preview', '.sb-story', 'iframe', 'button', 'script', 'style']

/** How long a page may take on a machine that does other things, in ms. */
const patience = 120_000

/** A tab that reads pages. Stories in frames stay empty: each would load all of Storybook again, and none is read. */
export async function openReader(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(patience)
  await page.route(/[?&]viewMode=story/, (route) => route.abort())
  return page
}

/** What a browser shows of a page, once its blocks are there. */
export async function readDocsPage(page: Page, origin: string, id: string): Promise<DocsPage> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`)
  const text = page.locator('#storybook-docs .sbdocs-content')
  await text.getByRole('heading', { level: 1 }).first().waitFor()
  return { id, html: await text.innerHTML() }
}

function stopAt(what: string, errors: readonly string[]): void {
  if (errors.length === 0) return
  throw new Error(`${what}: ${errors.join(', ')} The docs site would have pages that no search finds. Run it again.`)
}

/** Writes the index of all pages into a folder, for the page "Search". */
export async function writeIndex(pages: readonly DocsPage[], folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: beside })
  stopAt('Pagefind did not start', errors)
  for (const { id, html } of pages) {
    const content = `<html lang="en"><body data-pagefind-meta="id:${id}">${html}</body></html>`
    const added = await index?.addHTMLFile({ url: `/?path=/docs/${id}`, content })
    stopAt(`Pagefind did not take ${id}`, added?.errors ?? [])
  }
  const written = await index?.writeFiles({ outputPath: folder })
  stopAt('Pagefind did not write its index', written?.errors ?? [])
  await close()
}
