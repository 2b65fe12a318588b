import { formatOrderDate } from '@krishi/storefront-core/format'
import { memo, useId } from 'react'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { PlayIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { RootProps } from '../root/index.ts'
import type { Article } from './article-card.types.ts'
import en from './messages/en.json'

/** Props of the card of an article. */
export interface ArticleCardProps extends RootProps<HTMLElement> {
  article: Article
  /** Address of its page. */
  href: string
  /** Level of the title in the page. @default 3 */
  headingLevel?: 2 | 3 | 4
  messages?: MessageOverrides<typeof en> | undefined
}

/** An article in a list: picture, category, title, who wrote it and when [34.7]. Renders an `<article>` whose link covers it. */
export const ArticleCard = memo(function ArticleCard({
  article,
  href,
  headingLevel = 3,
  messages,
  ...root
}: ArticleCardProps) {
  const { Link } = useUi()
  const t = usePlainMessages('articleCard', en, messages)
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const { headerMedia, categoryPath, authorDetails } = article
  const category = categoryPath.at(-1)?.name
  return (
    <article {...root} data-scope="article-card" data-part="root" aria-labelledby={titleId}>
      <div data-scope="article-card" data-part="tile">
        <Image src={headerMedia.src} alt="" width={320} height={180} />
        {headerMedia.type === 'youtube' ? (
          <span data-scope="article-card" data-part="video">
            <PlayIcon /> {t('video')}
          </span>
        ) : null}
      </div>
      <div data-scope="article-card" data-part="words">
        {category === undefined ? null : (
          <p data-scope="article-card" data-part="category">
            {category}
          </p>
        )}
        <Heading data-scope="article-card" data-part="title" id={titleId}>
          <Link data-scope="article-card" data-part="link" href={href}>
            {article.title}
          </Link>
        </Heading>
        <p data-scope="article-card" data-part="byline">
          <VisuallyHidden>{t('byline')} </VisuallyHidden>
          <span translate="no">{authorDetails.name}</span> ·{' '}
          <time dateTime={article.publishedAt}>{formatOrderDate(article.publishedAt)}</time>
        </p>
      </div>
    </article>
  )
})
