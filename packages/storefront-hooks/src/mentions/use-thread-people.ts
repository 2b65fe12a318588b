import type { Post } from '@krishi/storefront-core/contract'
import type { Person } from '@krishi/storefront-core/mentions'
import { useMember } from '../community/use-member.ts'
import { useComments } from '../community/use-posts.ts'

/** Who else writes in a thread: whoever asked, then those whose answers are read, each once. */
export function useThreadPeople(post: Post, firstPage: number): readonly Person[] {
  const { items } = useComments({ postId: post.id, firstPage })
  const own = useMember([])
  const authors = [post, ...items].map(({ author: { userId, name } }) => ({ userId, name }))
  return authors.filter(
    ({ userId }, index) => userId !== own && authors.findIndex((one) => one.userId === userId) === index,
  )
}
