import type { Post, PortErrorCode } from '@krishi/storefront-core/contract'
import { mayChange, postLimits, validatePost } from '@krishi/storefront-core/community'
import type { Failure } from '@krishi/storefront-core/result'
import { useMember, usePostActions } from '@krishi/storefront-hooks/community'
import { usePostViews } from '@krishi/storefront-hooks/impressions'
import { useIsSignedIn } from '@krishi/storefront-hooks/session'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { PostView } from '@krishi/storefront-ui/community'
import type { TitleRefusal } from '@krishi/storefront-ui/community'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toPostFacts, toPostingFailure } from './to-post-facts.ts'
import type { CommunityPaths } from './to-post-facts.ts'

/** Props of a connected post. */
export interface PostWidgetProps extends RootProps<HTMLElement> {
  readonly post: Post
  readonly paths: CommunityPaths
  readonly onDeleted: () => void
  readonly onReported: () => void
  readonly onRefused: (failure: Failure<PortErrorCode>) => void
}

/** One question, and what can be done with it [34.2, 34.3, 34.5]. */
export function PostWidget({ post, paths, onDeleted, onReported, onRefused, ...root }: PostWidgetProps) {
  const actions = usePostActions()
  const watch = usePostViews()
  const userId = useMember([post])
  const isGuest = useIsSignedIn() === false
  const { socialFeed } = useSettings()
  const now = useStorefront().clock.now()
  const act = async (answer: ReturnType<typeof actions.like>, done?: () => void) => {
    const told = await answer
    if (told.ok) done?.()
    else onRefused(told.error)
  }
  async function rename(title: string): Promise<TitleRefusal | null> {
    const problems = validatePost({ ...post, title, pincode: '' }, { pictureCount: 0, maxImages: 0 })
    // What else may be wrong with an older post cannot be changed here.
    const problem = problems.find(({ field }) => field === 'title')
    if (problem) return problem.error
    const told = await actions.rename(post, title)
    return told.ok ? null : toPostingFailure(told.error)
  }

  return (
    <PostView
      {...root}
      post={toPostFacts(post, { userId, paths, now })}
      isOwn={userId === null && !isGuest ? null : mayChange(userId, post)}
      reasons={socialFeed.report.reasons}
      onWatch={watch}
      onLike={(isLike) => void act(actions.like(post, isLike))}
      onChoose={(optionId) => void act(actions.choose(post, optionId))}
      titleLimit={postLimits.longestTitle}
      onRename={rename}
      onDelete={() => void act(actions.remove(post), onDeleted)}
      onReport={(reason) => void act(actions.report(post, reason), onReported)}
    />
  )
}
