import { GraphQLError } from 'graphql'
import { articles, collections, products } from './catalogue.ts'
import { collectionNode, productNode, variantNode } from './catalogue-nodes.ts'
import { connectionOf, type PageArguments } from './connection.ts'

interface ByHandle {
  readonly handle: string
}

const blog = { handle: 'news', title: 'News' }

function articleNode({ handle, title, text }: (typeof articles)[number]) {
  return {
    __typename: 'Article',
    handle,
    title,
    content: text,
    publishedAt: '2026-11-20T06:30:00Z',
    image: { url: `https://cdn.example/${handle}.webp` },
    authorV2: { name: 'Krishi Desk' },
    blog,
  }
}

/** Each word of a term begins a word of the text. */
function isFound(text: string, term: string): boolean {
  const words = text.toLowerCase().split(/\W+/)
  return term
    .toLowerCase()
    .split(/\W+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}

function link(id: number, title: string, url: string, type: string, items: readonly object[] = []) {
  return { id: `gid://shopify/MenuItem/${id}`, title, url, type, items }
}

/** The questions that the shop answers. What is not here it answers with null, as far as the schema lets it. */
export function createRoot(origin: string) {
  return {
    collection: ({ handle }: ByHandle) => (handle in collections ? collectionNode(handle) : null),
    product({ handle }: ByHandle) {
      const found = products.find((product) => product.handle === handle)
      return found ? productNode(found) : null
    },
    products({ query, ...page }: PageArguments & { readonly query?: string | null }) {
      const vendor = /^vendor:"(.*)"$/.exec(query ?? '')?.[1]
      return connectionOf(products.filter((product) => product.vendor === vendor).map(productNode), String(query), page)
    },
    productRecommendations({ productId }: { readonly productId: string }) {
      const others = products.filter(({ id }) => !productId.endsWith(`/${id}`))
      return others.length === products.length ? null : others.slice(0, 10).map(productNode)
    },
    nodes: ({ ids }: { readonly ids: readonly string[] }) => ids.map(nodeOf),
    search({ query, ...page }: PageArguments & { readonly query: string }) {
      const found = products.filter(({ title, vendor, type }) => isFound(`${title} ${vendor} ${type}`, query))
      return {
        ...connectionOf(found.map(productNode), query, page),
        totalCount: found.length,
        productFilters: [],
      }
    },
    predictiveSearch: ({ query, limit }: { readonly query: string; readonly limit: number }) => ({
      articles: articles
        .filter(({ title }) => isFound(title, query))
        .slice(0, limit)
        .map(articleNode),
    }),
    articles: (page: PageArguments) => connectionOf(articles.map(articleNode), 'articles', page),
    blog: ({ handle }: ByHandle) =>
      handle === blog.handle
        ? {
            ...blog,
            articleByHandle({ handle: wanted }: ByHandle) {
              const found = articles.find((article) => article.handle === wanted)
              return found ? articleNode(found) : null
            },
          }
        : null,
    menu: () => ({
      items: [
        link(1, 'Home', `${origin}/`, 'FRONTPAGE'),
        link(2, 'Seeds', `${origin}/collections/seeds`, 'COLLECTION', [
          link(3, 'Vegetables', `${origin}/collections/all`, 'COLLECTION', [
            link(4, 'Tomato', `${origin}/products/tomato-hybrid-seeds`, 'PRODUCT'),
          ]),
          link(5, 'Urea', `${origin}/products/urea`, 'PRODUCT'),
        ]),
        link(6, 'Weather', 'https://weather.example/', 'HTTP'),
      ],
    }),
    shop: {
      name: 'Krishi',
      metafield: ({ namespace, key }: { readonly namespace: string; readonly key: string }) =>
        `${namespace}.${key}` === 'krishi.shipping' ? { value: '{"freeFrom":"499.00","charge":"70.00"}' } : null,
    },
  }
}

/** Shopify refuses a whole question with an id that none of its can have. */
function nodeOf(gid: string) {
  const id = /^gid:\/\/shopify\/\w+\/(\d+)$/.exec(gid)?.[1]
  if (id === undefined) throw new GraphQLError(`Invalid global id '${gid}'`)
  const product = products.find(({ packs }) => packs.some((pack) => `${pack.id}` === id))
  const pack = product?.packs.find((each) => `${each.id}` === id)
  return product && pack ? variantNode(pack, product) : null
}
