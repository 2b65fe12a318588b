/**
 * The page at a path of a table of pages; the route table leads nowhere else. Throws where the two differ.
 *
 * @param file Where the table is, for whoever has to mend it.
 */
export function pageAt<Page>(pages: Readonly<Record<string, Page>>, path: string, file: string): Page {
  const page = (pages as Readonly<Partial<Record<string, Page>>>)[path]
  if (page) return page
  throw new Error(`The route table leads to ${path}, and ${file} has no such page. It cannot be shown. Add it there.`)
}
