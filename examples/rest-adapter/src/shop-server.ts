import { createServer, type IncomingMessage } from 'node:http'

/** A pack as this shop keeps it: amounts are rupees in a decimal text. */
export interface RestPack {
  readonly code: string
  readonly label: string
  readonly rupees: string
  readonly stock: number
}

/** A product as this shop keeps it. */
export interface RestGood {
  readonly slug: string
  readonly title: string
  readonly maker: string
  readonly group: string
  readonly packs: readonly RestPack[]
}

/** A group of goods. */
export interface RestGroup {
  readonly slug: string
  readonly title: string
}

/** A page of goods, and how many all pages have. */
export interface RestGoods {
  readonly goods: readonly RestGood[]
  readonly count: number
}

/** What the shop answers to a question about a cart. */
export interface RestQuote {
  readonly goods: readonly RestGood[]
  readonly delivery: { readonly freeFrom: string; readonly fee: string }
}

const group: RestGroup = { slug: 'seeds', title: 'Seeds' }

const goods: readonly RestGood[] = [
  ['tomato', 'Tomato F1 hybrid seeds', '149.00', '1340.50'],
  ['chilli', 'Chilli G4 seeds', '95.50', '455.00'],
  ['okra', 'Okra seeds', '180.00', '690.00'],
  ['brinjal', 'Brinjal round seeds', '60.00', '275.25'],
  ['cabbage', 'Cabbage early seeds', '210.00', '999.99'],
].map(([slug = '', title = '', small = '', large = '']) => ({
  slug,
  title,
  maker: 'Vindhya Seeds',
  group: group.slug,
  packs: [
    { code: `${slug}-s`, label: '10 g', rupees: small, stock: 40 },
    { code: `${slug}-l`, label: '100 g', rupees: large, stock: 12 },
  ],
}))

const cheapest = (good: RestGood) => Math.min(...good.packs.map(({ rupees }) => Number(rupees)))

/** Starts a small shop that has a JSON interface of its own. Returns its address and how it is ended. */
export async function startShopServer(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function answer(request: IncomingMessage): Promise<readonly [status: number, body: unknown]> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop')
  const [, resource, slug] = pathname.split('/')
  if (resource === 'groups') return slug === group.slug ? [200, group] : [404, {}]
  if (resource === 'quote') return [200, quote(JSON.parse(await bodyOf(request)) as readonly string[])]
  if (resource !== 'goods') return [404, {}]
  if (slug === undefined) return [200, listGoods(searchParams)]
  const good = goods.find((known) => known.slug === slug)
  return good ? [200, good] : [404, {}]
}

function listGoods(query: URLSearchParams): RestGoods {
  const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
  const [least, most] = [Number(query.get('min') ?? 0), Number(query.get('max') ?? Infinity)]
  const inRange = ({ rupees }: RestPack) => Number(rupees) >= least && Number(rupees) <= most
  const priceOf = (good: RestGood) => cheapest({ ...good, packs: good.packs.filter(inRange) })
  const sign = { up: 1, down: -1 }[query.get('price') ?? ''] ?? 0
  const found = goods.filter(({ packs }) => packs.some(inRange)).toSorted((a, b) => sign * (priceOf(a) - priceOf(b)))
  return { goods: found.slice((page - 1) * size, page * size), count: found.length }
}

function quote(slugs: readonly string[]): RestQuote {
  return { goods: goods.filter(({ slug }) => slugs.includes(slug)), delivery: { freeFrom: '999.00', fee: '60.00' } }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
