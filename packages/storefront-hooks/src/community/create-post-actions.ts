import type { Comment, PortErrorCode, Post } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { Storefront } from '../storefront/create-storefront.ts'
import { withChoice, withComment } from './cached-posts.ts'
import type { CommunityPort } from './community-port.ts'
import type { WrittenAnswer } from './create-answer-form-store.ts'
import { createCachedPosts } from './create-cached-posts.ts'
import type { CachedPosts } from './create-cached-posts.ts'
import { communityKeys } from './posts-queries.ts'

type Outcome = Promise<Result<null, PortErrorCode>>

/** What somebody does with posts and answers. Each fails with `auth/forbidden` for a guest, and nothing is sent then. */
export interface PostActions {
  like: (post: Post, isLike: boolean) => Outcome
  rename: (post: Post, title: string) => Outcome
  remove: (post: Post) => Outcome
  report: (post: Post, reason: string) => Outcome
  /** Answers the quiz or poll of a post. */
  choose: (post: Post, optionId: string) => Outcome
  /** Answers a post. `commentId` stays the same for a second try, which then writes nothing twice; `mentioned` are the accounts that the text names. */
  comment: (post: Post, input: WrittenAnswer & { readonly mentioned: readonly string[] }) => Outcome
  likeComment: (comment: Comment, isLike: boolean) => Outcome
  removeComment: (comment: Comment) => Outcome
  accept: (comment: Comment, isAccepted: boolean) => Outcome
  follow: (userId: string, isFollow: boolean) => Outcome
}

type AsMember = <Value>(
  work: (userId: string) => Promise<Result<Value, PortErrorCode>>,
  apply: (value: Value) => Promise<void> | void,
) => Outcome

/** What the shopper does, sent to the server, and the cached lists as they are after it [34.3]. */
export function createPostActions({ ports: { community }, session, queries }: Storefront): PostActions {
  const cached = createCachedPosts(queries)

  /** Does something for whoever is signed in, then applies what the server told; a guest is refused before anything is sent. */
  const asMember: AsMember = async (work, apply) => {
    const opened = await session.open()
    if (!opened.ok) return opened
    if (opened.value.isGuestUser) return err('auth/forbidden')
    const told = await work(opened.value.userId)
    if (!told.ok) return told
    await apply(told.value)
    return ok(null)
  }

  return {
    ...postActions(community, cached, asMember),
    ...commentActions(community, cached, asMember),
    follow: (followingUserId, isFollow) =>
      asMember(
        (userId) => community.follow({ userId, followingUserId, isFollow }),
        () => {
          queries.invalidate(['community.followers', followingUserId])
          queries.invalidate(communityKeys.totals(followingUserId))
        },
      ),
  }
}

function postActions(
  community: CommunityPort,
  { changePost }: CachedPosts,
  asMember: AsMember,
): Pick<PostActions, 'like' | 'rename' | 'remove' | 'report' | 'choose'> {
  return {
    like: (post, isLike) =>
      asMember(
        () => community.votePost({ postId: post.id, isLike }),
        (upVotes) => changePost(post.id, (before) => ({ ...before, upVotes })),
      ),
    rename: (post, title) =>
      asMember(
        () => community.updatePost({ postId: post.id, title }),
        () => changePost(post.id, (before) => ({ ...before, title })),
      ),
    remove: (post) =>
      asMember(
        () => community.deletePost({ postId: post.id }),
        () => changePost(post.id, null),
      ),
    report: (post, reason) =>
      asMember(
        () => community.reportPost({ postId: post.id, reason }),
        () => {},
      ),
    choose: (post, selectedOptionId) => {
      const type = post.quiz ? 'quiz' : 'poll'
      return asMember(
        () => community.answerQuizPoll({ postId: post.id, type, selectedOptionId }),
        (engagement) => changePost(post.id, (before) => withChoice(before, type, selectedOptionId, engagement)),
      )
    },
  }
}

function commentActions(
  community: CommunityPort,
  { changePost, changeComments, reload }: CachedPosts,
  asMember: AsMember,
): Pick<PostActions, 'comment' | 'likeComment' | 'removeComment' | 'accept'> {
  return {
    comment: (post, { commentId, text, mentioned }) =>
      asMember(
        (userId) => community.createComment({ commentId, postId: post.id, userId, text, mentioned }),
        async (comment) => {
          await changeComments(post.id, (all) => withComment(all, comment))
          await changePost(post.id, (before) => ({ ...before, replyCount: before.replyCount + 1 }))
        },
      ),
    likeComment: (comment, isLike) =>
      asMember(
        () => community.voteComment({ commentId: comment.commentId, isLike }),
        (upVotes) =>
          changeComments(comment.postId, (all) =>
            all.map((each) => (each.commentId === comment.commentId ? { ...each, upVotes } : each)),
          ),
      ),
    removeComment: (comment) =>
      asMember(
        () => community.deleteComment({ commentId: comment.commentId }),
        () => reload(comment.postId),
      ),
    accept: (comment, isAccepted) =>
      asMember(
        () => community.acceptComment({ commentId: comment.commentId, isAccepted }),
        () => reload(comment.postId),
      ),
  }
}
