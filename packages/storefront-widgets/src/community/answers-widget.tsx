import type { Post, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useComments, useMember, usePostActions } from '@krishi/storefront-hooks/community'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { AnswerList } from '@krishi/storefront-ui/community'
import type { RootProps } from '@krishi/storefront-ui/root'
import { statusOfList, toAnswerFacts } from './to-post-facts.ts'
import type { CommunityPaths } from './to-post-facts.ts'

/** Props of the connected answers of a post. */
export interface AnswersWidgetProps extends RootProps<HTMLElement> {
  readonly post: Post
  /** The page to begin with, from 1. */
  readonly firstPage: number
  readonly paths: CommunityPaths
  readonly pageHref: (pageNo: number) => string
  readonly onRefused: (failure: Failure<PortErrorCode>) => void
}

/** What others answer, page after page [34.4]. */
export function AnswersWidget({ post, firstPage, paths, pageHref, onRefused, ...root }: AnswersWidgetProps) {
  const comments = useComments({ postId: post.id, firstPage })
  const actions = usePostActions()
  const reading = { userId: useMember([]), paths, now: useStorefront().clock.now() }
  const act = async (
    id: string,
    work: (comment: (typeof comments.items)[number]) => ReturnType<typeof actions.like>,
  ) => {
    const comment = comments.items.find((each) => each.commentId === id)
    const answer = comment && (await work(comment))
    if (answer?.ok === false) onRefused(answer.error)
  }
  return (
    <AnswerList
      {...root}
      answers={comments.items.map((comment) => toAnswerFacts(comment, post, reading))}
      status={statusOfList(comments)}
      count={post.replyCount}
      nextHref={comments.isEndReached ? undefined : pageHref(comments.pageNum + 1)}
      onLoadMore={comments.loadMore}
      onRetry={comments.retry}
      onLike={(id, isLike) => void act(id, (comment) => actions.likeComment(comment, isLike))}
      onAccept={(id, isAccepted) => void act(id, (comment) => actions.accept(comment, isAccepted))}
      onDelete={(id) => void act(id, actions.removeComment)}
    />
  )
}
