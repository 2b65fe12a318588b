// Two thousand questions as the server sends them, of one line to nine.
import { aPost } from '@krishi/storefront-hooks/memory'

export const total = 2000

const sentence = 'The leaves curl at their edges since the rain of last week, and small white insects sit below them. '

export const posts = Array.from({ length: total }, (_, index) =>
  aPost({
    id: `post-${String(index + 1)}`,
    title: `Question ${String(index + 1)}`,
    description: sentence.repeat(index % 4),
    replyCount: index % 5,
    viewedUsers: index,
  }),
)

export const paths = { post: (id: string) => `#post-${id}`, author: (id: string) => `#author-${id}` }
