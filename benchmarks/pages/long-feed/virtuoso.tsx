// The best peer: the same cards in react-virtuoso's list in the page's own scrolling, as its documentation shows it.
import './shop.css'
import { PostCard } from '@krishi/storefront-ui/community'
import { createRoot } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'
import { toPostFacts } from '../../../packages/storefront-widgets/src/community/to-post-facts.ts'
import { paths, posts } from './posts.ts'

const reading = { userId: null, paths, now: Date.now() }
const facts = posts.map((post) => toPostFacts(post, reading))
const nothing = () => undefined

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Virtuoso
      useWindowScroll
      data={facts}
      itemContent={(_index, post) => (
        <div style={{ paddingBlockEnd: 12 }}>
          <PostCard post={post} onLike={nothing} onChoose={nothing} />
        </div>
      )}
    />,
  )
}
