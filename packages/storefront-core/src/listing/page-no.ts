/** The last page that can be asked for. */
const lastPage = 10_000

/** The page of a list that a query asks for; anything else than a page number is page 1 [12.3]. */
export function parsePageNo(search: string): number {
  const text = new URLSearchParams(search).get('pageNo') ?? ''
  const pageNo = /^\d{1,5}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(pageNo, 1), lastPage)
}
