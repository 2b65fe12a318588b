import { routes } from '../../src/routes/route-table.ts'

/** What stands in the place of each parameter of a route. */
const examples: Readonly<Record<string, string>> = {
  '/brands/:handle': '/brands/tapas',
  '/collections/:handle': '/collections/seeds',
  '/kisan-vedika/blogs/:slug': '/kisan-vedika/blogs/take-a-soil-sample',
  '/kisan-vedika/posts/:postId': '/kisan-vedika/posts/bd4a4220-bbd5-8822-81b3-fcfc0ebeceac',
  '/kisan-vedika/posts/u/:userId': '/kisan-vedika/posts/u/8c070db4-e8dc-8297-880f-40802b492030',
  '/products/:handle': '/products/taraposhan-potassium-nitrate-13-00-45',
  '/products/:handle/reviews': '/products/taraposhan-potassium-nitrate-13-00-45/reviews',
  '/products/:handle/similar-products':
    '/products/taraposhan-potassium-nitrate-13-00-45/similar-products?id=b7e4c1f0-0000-4000-8000-000000000000',
  '/search/:term': '/search/tomato',
}

/** One address for each route of the shop. */
export const addresses: readonly string[] = routes.map(
  ({ pattern }) => examples[pattern] ?? pattern.replaceAll(/:\w+/g, 'anything'),
)

const partCount = 5

/** All addresses, dealt out over parts that a slow machine visits within the time of a test. */
export const addressParts: readonly (readonly string[])[] = Array.from({ length: partCount }, (_, part) =>
  addresses.filter((_address, index) => index % partCount === part),
)
