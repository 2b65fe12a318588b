import { memo, useId } from 'react'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import { CommentIcon, EyeIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import type { PostFacts } from './community.types.ts'
import { Engagement } from './engagement.tsx'
import en from './messages/en.json'
import { useWatched } from './use-watched.ts'
import type { WatchPost } from './use-watched.ts'
import { Byline, Facts, Helpful, Pictures, PostFilm, UserText } from './post-parts.tsx'

/** Props of a post in a list. */
export interface PostCardProps extends RootProps<HTMLElement> {
  post: PostFacts
  onLike: (postId: string, isLike: boolean) => void
  onChoose: (postId: string, optionId: string) => void
  /** Watches the card while it is in the page, as to count who has had it in view. */
  onWatch?: WatchPost | undefined
}

/** A post in a list: who asks, what, and what others make of it [34.1]. Renders an `<article>`. */
export const PostCard = memo(function PostCard({ post, onLike, onChoose, onWatch, ...root }: PostCardProps) {
  const { Link, locale } = useUi()
  const t = useWidgetMessages('community', en)
  const titleId = useId()
  const ref = useWatched(root, post.id, onWatch)
  return (
    <article {...root} ref={ref} data-scope="community" data-part="card" aria-labelledby={titleId}>
      <Byline author={post.author} createdOn={post.createdOn} place={post.place} t={t} />
      <h3
        data-scope="community"
        data-part="title"
        id={titleId}
        lang={post.language === locale ? undefined : post.language}
      >
        <Link href={post.href}>{post.title}</Link>
      </h3>
      {post.engagement ? (
        <Engagement engagement={post.engagement} t={t} onChoose={(optionId) => onChoose(post.id, optionId)} />
      ) : (
        <UserText parts={post.text} language={post.language} />
      )}
      <Pictures post={post} t={t} />
      <PostFilm post={post} t={t} />
      <Facts post={post} t={t} />
      <footer data-scope="community" data-part="foot">
        <Helpful likes={post.likes} isLiked={post.isLiked} t={t} onLike={(isLike) => onLike(post.id, isLike)} />
        <Link data-scope="community" data-part="count" href={`${post.href}#answers`}>
          <CommentIcon /> {t('answers', { count: post.replyCount })}
        </Link>
        {post.viewCount > 0 ? (
          <span data-scope="community" data-part="count">
            <EyeIcon /> {t('views', { count: post.viewCount })}
          </span>
        ) : null}
      </footer>
    </article>
  )
})
