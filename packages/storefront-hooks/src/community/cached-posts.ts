import { withAnswer } from '@krishi/storefront-core/community'
import type { Comment, Engagement, Post } from '@krishi/storefront-core/contract'

/** A list as the cache of readings keeps it. */
export interface CachedPages<Item> {
  readonly pages: readonly (readonly Item[])[]
  readonly pageParams: readonly unknown[]
}

/** The pages of a feed with a post changed; null takes it out. Undefined where nothing is cached. */
export function changePostIn(
  data: CachedPages<Post> | undefined,
  id: string,
  change: ((post: Post) => Post) | null,
): CachedPages<Post> | undefined {
  const changed = (post: Post) => (post.id === id ? (change ? [change(post)] : []) : [post])
  return data && { ...data, pages: data.pages.map((page) => page.flatMap(changed)) }
}

/** The pages of answers with the first of them changed: a new answer is shown there. Undefined where nothing is cached. */
export function changeFirstPage(
  data: CachedPages<Comment> | undefined,
  change: (comments: readonly Comment[]) => readonly Comment[],
): CachedPages<Comment> | undefined {
  return data && { ...data, pages: data.pages.map((page, index) => (index === 0 ? change(page) : page)) }
}

/** Answers with a new one, last; once where it was there already. */
export function withComment(comments: readonly Comment[], comment: Comment): readonly Comment[] {
  return [...comments.filter((each) => each.commentId !== comment.commentId), comment]
}

/** A post whose quiz or poll was answered. What the server tells is merged over what the choice alone makes of it. */
export function withChoice(post: Post, type: 'quiz' | 'poll', optionId: string, told: Engagement): Post {
  const asked = post[type]
  return { ...post, [type]: { ...(asked && withAnswer(asked, optionId)), ...told } }
}
