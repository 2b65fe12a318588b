/** A page as a test has opened it. */
export interface OpenedPage {
  readonly status: number
  readonly html: string
}

/** Where the links of a page lead in the shop. */
function linksOf(html: string): readonly string[] {
  const found = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))
  return found.map((href) => href.split('#')[0] ?? '')
}

/** What the links of some pages lead to: all addresses, and those where there is no page. */
export async function followLinks(
  pages: readonly OpenedPage[],
  open: (path: string) => Promise<OpenedPage>,
): Promise<{ readonly links: readonly string[]; readonly dead: readonly string[] }> {
  const links = [...new Set(pages.flatMap(({ html }) => linksOf(html)))]
  const dead: string[] = []
  for (const link of links) if ((await open(link)).status !== 200) dead.push(link)
  return { links, dead }
}
