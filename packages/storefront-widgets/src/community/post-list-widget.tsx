import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useMember, usePostActions, usePosts } from '@krishi/storefront-hooks/community'
import { usePostViews } from '@krishi/storefront-hooks/impressions'
import type { PostList as WantedPosts } from '@krishi/storefront-hooks/community'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { PostList } from '@krishi/storefront-ui/community'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ReactNode } from 'react'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { PostCells } from './post-cells.tsx'
import { statusOfList, toPostFacts } from './to-post-facts.ts'
import type { CommunityPaths } from './to-post-facts.ts'
import { Supported } from '../supported/index.ts'

/** Props of a connected list of posts. */
export interface PostListWidgetProps extends RootProps {
  readonly list: WantedPosts
  readonly paths: CommunityPaths
  /** Address of a page of the list. */
  readonly pageHref: (pageNo: number) => string
  /** Called when something was not done, for example because nobody is signed in. */
  readonly onRefused: (failure: Failure<PortErrorCode>) => void
  readonly emptyAction?: ReactNode
}

/** A feed, page after page [34.1]. */
export function PostListWidget(props: PostListWidgetProps) {
  return (
    <Supported by="community.posts" instead={<NotOffered {...rootOf(props)} />}>
      <ConnectedPosts {...props} />
    </Supported>
  )
}

function ConnectedPosts({ list, paths, pageHref, onRefused, emptyAction, ...root }: PostListWidgetProps) {
  const posts = usePosts(list)
  const actions = usePostActions()
  const watch = usePostViews()
  const reading = { userId: useMember(posts.items), paths, now: useStorefront().clock.now() }
  const act = async (id: string, work: (post: (typeof posts.items)[number]) => ReturnType<typeof actions.like>) => {
    const post = posts.items.find((each) => each.id === id)
    const answer = post && (await work(post))
    if (answer?.ok === false) onRefused(answer.error)
  }
  return (
    <PostList
      {...root}
      posts={posts.items.map((post) => toPostFacts(post, reading))}
      status={statusOfList(posts)}
      nextHref={posts.isEndReached ? undefined : pageHref(posts.pageNum + 1)}
      previousHref={list.firstPage > 1 ? pageHref(list.firstPage - 1) : undefined}
      onLoadMore={posts.loadMore}
      onRetry={posts.retry}
      emptyAction={emptyAction}
      layOut={(cards, element) => <PostCells cards={cards} list={element} isWhole={posts.isEndReached} />}
      onWatch={watch}
      onLike={(id, isLike) => void act(id, (post) => actions.like(post, isLike))}
      onChoose={(id, optionId) => void act(id, (post) => actions.choose(post, optionId))}
    />
  )
}
