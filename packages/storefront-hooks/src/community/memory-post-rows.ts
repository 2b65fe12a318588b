import { badgesOf, postPageSize, readPostTags } from '@krishi/storefront-core/community'
import type { FeedFilter } from '@krishi/storefront-core/community'
import type { Comment, CommunityTotals, Post } from '@krishi/storefront-core/contract'

/** Posts and their answers, as a shop in memory keeps them: the newest post first, the oldest answer first. */
export interface PostRows {
  readonly posts: readonly Post[]
  readonly comments: readonly Comment[]
}

/** A post by its id. */
export function postOf({ posts }: PostRows, id: string): Post | undefined {
  return posts.find((post) => post.id === id)
}

/** An answer by its id. */
export function commentOf({ comments }: PostRows, id: string): Comment | undefined {
  return comments.find((each) => each.commentId === id)
}

/** Those who like something, once one of them does, or does no longer. */
export function withVote(upVotes: readonly string[], userId: string, isLike: boolean): readonly string[] {
  return [...upVotes.filter((each) => each !== userId), ...(isLike ? [userId] : [])]
}

/** A page of the posts that a filter finds, from page 1; with `userId` of one author alone. */
export function findPosts(
  posts: readonly Post[],
  { kind, crop, language }: FeedFilter,
  userId: string | undefined,
  pageNum: number,
): readonly Post[] {
  const found = posts.filter(
    (post) =>
      (userId === undefined || post.userId === userId) &&
      !(kind === 'unsolved' && post.isSolved) &&
      (crop === null || crop === readPostTags(post.tags).crop) &&
      (language === null || post.locale.language === language),
  )
  const ordered = kind === 'most-viewed' ? found.toSorted((a, b) => b.viewedUsers - a.viewedUsers) : found
  return ordered.slice((pageNum - 1) * postPageSize, pageNum * postPageSize)
}

/** The answers of a post, the accepted one first. */
export function answersOf(comments: readonly Comment[], postId: string): readonly Comment[] {
  const found = comments.filter((each) => each.postId === postId)
  return found.toSorted((a, b) => Number(b.isAccepted) - Number(a.isAccepted))
}

/** With other facts of a post. */
export function changePost(rows: PostRows, id: string, change: Partial<Post>): PostRows {
  return { ...rows, posts: rows.posts.map((post) => (post.id === id ? { ...post, ...change } : post)) }
}

/** Without a post and its answers. */
export function removePost({ posts, comments }: PostRows, id: string): PostRows {
  return { posts: posts.filter((post) => post.id !== id), comments: comments.filter((each) => each.postId !== id) }
}

/** With another answer, which its post counts. */
export function addComment(rows: PostRows, comment: Comment): PostRows {
  return countReplies({ ...rows, comments: [...rows.comments, comment] }, comment.postId)
}

/** With other facts of an answer. */
export function changeComment(rows: PostRows, id: string, change: Partial<Comment>): PostRows {
  return { ...rows, comments: rows.comments.map((each) => (each.commentId === id ? { ...each, ...change } : each)) }
}

/** Without an answer. A post that it had solved is open again. */
export function removeComment(rows: PostRows, { commentId, postId, isAccepted }: Comment): PostRows {
  const others = rows.comments.filter((each) => each.commentId !== commentId)
  const counted = countReplies({ ...rows, comments: others }, postId)
  return isAccepted ? changePost(counted, postId, { isSolved: false }) : counted
}

/** With an answer that solves its post, in place of any other; or with none. */
export function acceptComment(rows: PostRows, { commentId, postId }: Comment, isAccepted: boolean): PostRows {
  const comments = rows.comments.map((each) =>
    each.postId === postId ? { ...each, isAccepted: isAccepted && each.commentId === commentId } : each,
  )
  return changePost({ ...rows, comments }, postId, { isSolved: isAccepted })
}

/** What somebody is to the community, by what is written in it and by those who follow. */
export function totalsOf(
  { posts, comments }: PostRows,
  userId: string,
  follows: Pick<CommunityTotals, 'followers' | 'followingUsers'>,
): CommunityTotals {
  const postCount = posts.filter((post) => post.userId === userId).length
  const answers = comments.filter((each) => each.userId === userId)
  const acceptedCount = answers.filter(({ isAccepted }) => isAccepted).length
  const badges = badgesOf({ postCount, answerCount: answers.length, acceptedCount, ...follows })
  return { postCount, ...follows, badges: badges.map((id) => ({ id, name: id, imageUrl: '' })) }
}

function countReplies(rows: PostRows, postId: string): PostRows {
  return changePost(rows, postId, { replyCount: answersOf(rows.comments, postId).length })
}
