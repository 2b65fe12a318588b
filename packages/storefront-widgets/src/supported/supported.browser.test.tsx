import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Capability } from '@krishi/storefront-hooks/capabilities'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { allPosts } from '@krishi/storefront-core/community'
import { unknownDevice } from '@krishi/storefront-hooks/auth'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PostListWidget, QuestionFormWidget } from '../community/index.ts'
import { LeadFormWidget } from '../lead-form/index.ts'
import { OrderListWidget } from '../order-list/index.ts'
import { FirstReviewsWidget } from '../review-list/index.ts'
import { ShareWidget } from '../share-menu/index.ts'
import { SignInWidget } from '../sign-in/index.ts'
import { SimilarProductsWidget } from '../similar-products/index.ts'
import { TrackOrderWidget } from '../track-order/index.ts'
import { WishlistButtonWidget } from '../wishlist-button/index.ts'
import { WishlistWidget } from '../wishlist/index.ts'

const nothing = () => undefined
const grid = { title: 'Like it', firstPage: 1, formAction: '#', productHref: String, pageHref: String }
const signIn = {
  device: unknownDevice,
  request: { source: 'page', callBackUrl: null },
  title: 'Sign in',
  headingLevel: 1,
} as const
const product = aProduct({ productId: 'product-1' })
const paths = { post: () => '#post', author: () => '#author' }
const list = { filter: allPosts, firstPage: 1 }

const shared = { productId: 'product-1', handle: 'product-1', title: 'Tomato seed', imageUrl: '' }

const extras: readonly (readonly [Capability, ReactNode])[] = [
  ['wishlist.create', <WishlistButtonWidget key="w" product={product} />],
  ['share.shortLink', <ShareWidget key="w" product={shared} onNotice={nothing} renderMenu={() => null} />],
  ['reviews.list', <FirstReviewsWidget key="w" handle="product-1" allHref="#all" />],
  ['orders.lookUp', <TrackOrderWidget key="w" onEvent={nothing} />],
]

const pages: readonly (readonly [Capability, ReactNode])[] = [
  ['wishlist.all', <WishlistWidget key="w" shopHref="#" signInHref="#" productHref={String} onCartOpen={nothing} />],
  ['orders.list', <OrderListWidget key="w" shopHref="#" hrefOf={String} />],
  ['catalog.similar', <SimilarProductsWidget key="w" productId="product-1" {...grid} />],
  ['auth.sendOtp', <SignInWidget key="w" {...signIn} onEvent={nothing} />],
  ['forms.send', <LeadFormWidget key="w" form="sale-subscribe" />],
  ['community.posts', <PostListWidget key="w" list={list} paths={paths} pageHref={String} onRefused={nothing} />],
  ['community.createPost', <QuestionFormWidget key="w" onPosted={nothing} />],
]

/** Shows a widget over a shop that can do everything but one thing. */
async function show(widget: ReactNode, missing: Capability) {
  const backend = createMemoryBackend({ shop: aShop() })
  const ports = { ...createMemoryPorts({ backend }), supports: (capability: Capability) => capability !== missing }
  const storefront = createStorefront({ ports, locale: 'en', settings: defaultSettings })
  const { container } = await render(<StorefrontProvider storefront={storefront}>{widget}</StorefrontProvider>)
  return { container, calls: () => backend.calls(missing) }
}

const controls = 'a, button, input, select, textarea, [tabindex]'

describe('[06.6] where a backend cannot do it', () => {
  it.each(extras)('nothing is shown that needs %s', async (missing, widget) => {
    const { container, calls } = await show(widget, missing)
    expect([container.textContent, container.querySelectorAll(controls).length, calls()]).toEqual(['', 0, 0])
  })

  it.each(pages)('a page that needs %s says so, and offers no control', async (missing, widget) => {
    const { container, calls } = await show(widget, missing)
    expect(container.textContent).toMatch(/This shop does not offer this yet/)
    expect([container.querySelectorAll(controls).length, calls()]).toEqual([0, 0])
  })

  it.each([...extras, ...pages])('what needs %s is shown where it can be done', async (_missing, widget) => {
    const { container } = await show(widget, 'telemetry.events')
    await expect.poll(() => container.innerHTML).not.toBe('')
    expect(container.textContent).not.toContain('does not offer')
  })
})
