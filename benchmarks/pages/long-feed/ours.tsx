// The feed of the shop with two thousand posts loaded.
import './shop.css'
import { allPosts } from '@krishi/storefront-core/community'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { PostListWidget } from '@krishi/storefront-widgets/community'
import { createRoot } from 'react-dom/client'
import { paths, posts } from './posts.ts'

const ports = createMemoryPorts({ backend: createMemoryBackend({ shop: aShop() }) })
const community = { ...ports.community, posts: () => Promise.resolve({ ok: true, value: posts } as const) }
const storefront = createStorefront({ ports: { ...ports, community }, locale: 'en', settings: defaultSettings })
const list = { filter: allPosts, firstPage: 1 }

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StorefrontProvider storefront={storefront}>
      <PostListWidget list={list} paths={paths} pageHref={String} onRefused={() => undefined} />
    </StorefrontProvider>,
  )
}
