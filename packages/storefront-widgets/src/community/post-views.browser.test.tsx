import '@krishi/storefront-ui/styles.css'
import { allPosts } from '@krishi/storefront-core/community'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Post } from '@krishi/storefront-core/contract'
import { aPost, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PostListWidget, PostWidget } from './index.ts'

const paths = { post: (id: string) => `#post/${id}`, author: (id: string) => `#author/${id}` }
const feed = (
  <PostListWidget
    list={{ filter: allPosts, firstPage: 1 }}
    paths={paths}
    pageHref={(pageNo) => `#page-${pageNo}`}
    onRefused={() => {}}
  />
)
const twenty = Array.from({ length: 20 }, (_, index) =>
  aPost({ id: `post-${index + 1}`, title: `Question ${index + 1}` }),
)

/** A community that counts views, or does not, and the calls that tell of them. */
async function aCommunity(content: ReactNode, { posts = twenty, isEnabled = true } = {}) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ community: { posts, comments: [] } }), clock })
  const memory = createMemoryPorts({ backend })
  const told: (readonly string[])[] = []
  const community: typeof memory.community = {
    ...memory.community,
    viewPosts(input, options) {
      told.push(input.postIds)
      return memory.community.viewPosts(input, options)
    },
  }
  const { socialFeed } = defaultSettings
  const settings = {
    ...defaultSettings,
    socialFeed: { ...socialFeed, impressions: { ...socialFeed.impressions, isEnabled } },
  }
  const storefront = createStorefront({ ports: { ...memory, community }, locale: 'en', settings, clock })
  const { unmount } = await render(<StorefrontProvider storefront={storefront}>{content}</StorefrontProvider>)
  /** Lets time go by until so many calls have told of posts: the browser says by itself what it shows. */
  const tellsOf = (count: number) =>
    expect.poll(async () => (await clock.advance(1000), told.flat()), { timeout: 5000 }).toHaveLength(count)
  return { clock, told, tellsOf, unmount }
}

function scrollTo(name: string): void {
  page.getByRole('article', { name, exact: true }).element().scrollIntoView({ behavior: 'instant', block: 'center' })
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the views of posts', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

  it('[34.6] are not counted by default', async () => {
    const { clock, told } = await aCommunity(feed, { isEnabled: false })
    await expect.element(page.getByRole('article', { name: 'Question 1', exact: true })).toBeVisible()
    await clock.advance(60_000)
    expect(told).toEqual([])
  })

  it('[34.6] are those of posts that were in view for three seconds, each once', async () => {
    const { clock, told } = await aCommunity(feed)
    // The cards are laid out, and those below the screen have left it again.
    await expect.poll(() => clock.waiting()).toBeGreaterThan(0)
    await expect.poll(() => clock.waiting()).toBeLessThan(8)
    await expect.poll(async () => (await clock.advance(1000), told.flat())).toContain('post-1')
    expect(told.flat()).not.toContain('post-20')
    scrollTo('Question 20')
    await expect.poll(async () => (await clock.advance(1000), told.flat())).toContain('post-20')
    scrollTo('Question 1')
    await clock.advance(20_000)
    expect(told.flat().filter((id) => id === 'post-1')).toHaveLength(1)
    expect(told.flat()).not.toContain('post-10')
  })

  it('[34.6] are one of a question that is longer than the screen', async () => {
    const post: Post = aPost({ id: 'long', title: 'A long question', description: 'What helps?\n'.repeat(400) })
    const view = <PostWidget post={post} paths={paths} onDeleted={noop} onReported={noop} onRefused={noop} />
    const { tellsOf, told } = await aCommunity(view, { posts: [post] })
    await tellsOf(1)
    expect(told).toEqual([['long']])
  })

  it('[34.6] are none while the page is hidden, and go on once it is looked at again', async () => {
    const posts = twenty.slice(0, 1)
    const { clock, told, tellsOf } = await aCommunity(feed, { posts })
    // The code that watches is there once a post waits to have been seen.
    await expect.poll(() => clock.waiting()).toBe(1)
    hide(true)
    await clock.advance(60_000)
    expect(told).toEqual([])
    hide(false)
    await tellsOf(1)
  })

  it('[34.6] are told when the page is left before the next call', async () => {
    const { clock, told, unmount } = await aCommunity(feed, { posts: twenty.slice(0, 1) })
    await expect.poll(() => clock.waiting()).toBe(1)
    await clock.advance(3000)
    expect(told).toEqual([])
    await unmount()
    expect(told).toEqual([['post-1']])
  })
})

function noop(): void {}
