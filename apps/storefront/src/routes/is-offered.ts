import { supportsCapability } from '@krishi/storefront-hooks/capabilities'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { ScreenName } from './route-table.ts'

/** What a screen is nothing without; of several, any. One that is not here can be shown on every engine. */
const needs: Readonly<Partial<Record<ScreenName, Capability | readonly Capability[]>>> = {
  reviews: 'reviews.list',
  similar: 'catalog.similar',
  search: 'catalog.search',
  'article-search': 'community.searchArticles',
  checkout: ['checkout.create', 'checkout.createExternal'],
  'checkout-address': 'checkout.create',
  'payment-mode': 'checkout.placeOrder',
  'thank-you': 'orders.read',
  brand: 'catalog.brand',
  brands: 'catalog.tiles',
  article: 'community.article',
  articles: 'community.searchArticles',
  'sign-in': 'auth.sendOtp',
  // Pages of an account.
  address: 'auth.sendOtp',
  wishlist: 'wishlist.all',
  'order-pending': 'checkout.settleOrder',
  loyalty: 'loyalty.history',
  orders: 'auth.sendOtp',
  order: 'orders.read',
  content: 'content.page',
  'lead-form': 'forms.send',
  posts: 'community.posts',
  post: 'community.post',
  ask: 'community.createPost',
  author: 'community.posts',
}

/** Whether the backend has what a screen shows: an address of any other is none of this shop. */
export function isOffered(screen: ScreenName, ports: StorefrontPorts): boolean {
  const wanted = [needs[screen] ?? []].flat()
  return wanted.length === 0 || wanted.some((capability) => supportsCapability(ports, capability))
}
