const lastPage = 10_000

/** The page of a listing that an address asks for; anything else than a page number is page 1 [12.3]. */
export function readPageNo(search: string): number {
  const text = new URLSearchParams(search).get('pageNo') ?? '1'
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(page, 1), lastPage)
}
