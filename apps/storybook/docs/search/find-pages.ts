/** A page that was found. */
export interface FoundPage {
  /** Of Storybook, such as `foundations-colour--docs`. */
  readonly id: string
  readonly title: string
  /** The words around what was found. */
  readonly excerpt: string
}

/** What Pagefind's script offers, as far as it is used here. */
interface Pagefind {
  debouncedSearch: (term: string) => Promise<{ readonly results: readonly PagefindResult[] } | null>
}

interface PagefindResult {
  data: () => Promise<{ readonly plain_excerpt: string; readonly meta: Readonly<Record<string, string>> }>
}

/** So many pages are listed. */
const most = 20

/** Beside the page of the preview: `pnpm site` writes it there. */
const address = () => new URL('pagefind/pagefind.js', document.baseURI).href

let loading: Promise<Pagefind> | undefined

function load(): Promise<Pagefind> {
  loading ??= (import(/* @vite-ignore */ address()) as Promise<Pagefind>).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * Finds the pages that have the words of `term`, the best first. Null where another search has begun since. Rejects where there is no
 * index: only the docs site has one.
 */
export async function findPages(term: string): Promise<FoundPage[] | null> {
  const pagefind = await load()
  const found = await pagefind.debouncedSearch(term)
  if (found === null) return null
  const pages = await Promise.all(found.results.slice(0, most).map((result) => result.data()))
  return pages.map(({ plain_excerpt: excerpt, meta }) => ({
    id: meta['id'] ?? '',
    title: meta['title'] ?? '',
    excerpt,
  }))
}
