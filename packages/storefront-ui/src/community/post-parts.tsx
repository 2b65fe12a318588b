import type { TextPart } from '@krishi/storefront-core/community'
import { formatDateTimeIst, languageOfText } from '@krishi/storefront-core/format'
import type { Locale } from '@krishi/storefront-core/locale'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { CheckCircleIcon, ThumbsUpIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type { AuthorFacts, PostFacts } from './community.types.ts'
import type en from './messages/en.json'

/** Translates the words of the community. */
export type Words = Translate<keyof typeof en>

/** The name of an author, or what stands for one who gave none. */
export function authorName({ name }: AuthorFacts, t: Words): string {
  return name === '' ? t('anonymous') : name
}

/** The name in a select of ICU messages, which has no hyphens. */
export function messageCase(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

interface BylineProps {
  readonly author: AuthorFacts
  readonly createdOn: string
  readonly place?: string
  readonly t: Words
}

/** Who wrote it, where and when. */
export function Byline({ author, createdOn, place = '', t }: BylineProps) {
  const { Link, locale } = useUi()
  const name = authorName(author, t)
  return (
    <header data-scope="community" data-part="byline">
      <span data-scope="community" data-part="avatar" aria-hidden="true" translate="no">
        {[...name][0]}
      </span>
      <span>
        <Link
          data-scope="community"
          data-part="author"
          href={author.href}
          translate={author.name === '' ? undefined : 'no'}
        >
          {name}
        </Link>
        <span data-scope="community" data-part="meta">
          {place === '' ? null : `${place} · `}
          <time dateTime={createdOn}>{formatDateTimeIst(createdOn, locale)}</time>
        </span>
      </span>
    </header>
  )
}

/** What somebody wrote: text, in its language or in that of its script, and web addresses that give nothing to whoever put them there. */
export function UserText({ parts, language }: { readonly parts: readonly TextPart[]; readonly language?: Locale }) {
  const { locale } = useUi()
  if (parts.length === 0) return null
  const written = language ?? languageOfText(parts.map(({ text }) => text).join(''), locale)
  return (
    <p data-scope="community" data-part="text" lang={written === locale ? undefined : written} dir="auto">
      {parts.map(({ text, href }, index) =>
        href === null ? (
          text
        ) : (
          <a key={index} href={href} rel="nofollow ugc noopener noreferrer" target="_blank">
            {text}
          </a>
        ),
      )}
    </p>
  )
}

interface PicturesProps {
  readonly post: Pick<PostFacts, 'author' | 'pictures'>
  readonly t: Words
}

/** The pictures of a post, small; each leads to the large one. */
export function Pictures({ post: { author, pictures }, t }: PicturesProps) {
  if (pictures.length === 0) return null
  return (
    <div data-scope="community" data-part="pictures">
      {pictures.map((url, index) => (
        <a key={url} data-scope="community" data-part="picture" href={`${url}?w=1200&q=80`}>
          <Image
            src={url}
            alt={t('picture', { number: index + 1, author: authorName(author, t) })}
            width={160}
            height={160}
          />
        </a>
      ))}
    </div>
  )
}

/**
 * The film of a post; nothing of it but its picture is read until it is played. Silent until the sound is switched on: it has no captions,
 * and the question says in words what it is about.
 */
export function PostFilm({
  post: { author, film },
  t,
}: {
  readonly post: Pick<PostFacts, 'author' | 'film'>
  readonly t: Words
}) {
  const { imageLoader } = useUi()
  return film === null ? null : (
    <video
      data-scope="community"
      data-part="film"
      aria-label={t('film', { author: authorName(author, t) })}
      controls
      muted
      playsInline
      preload="none"
      poster={imageLoader?.({ src: film.posterUrl, width: 640, quality: 75 }) ?? `${film.posterUrl}?w=640&q=75`}
      src={film.url}
    />
  )
}

/** Crop, and whether it is solved. */
export function Facts({ post, t }: { readonly post: Pick<PostFacts, 'crop' | 'isSolved'>; readonly t: Words }) {
  const { crop, isSolved } = post
  if (crop === null && !isSolved) return null
  return (
    <p data-scope="community" data-part="facts">
      {crop === null ? null : (
        <span data-scope="community" data-part="fact">
          {t('cropName', { crop: messageCase(crop) })}
        </span>
      )}
      {isSolved ? (
        <span data-scope="community" data-part="fact">
          <CheckCircleIcon /> {t('solved')}
        </span>
      ) : null}
    </p>
  )
}

interface HelpfulProps {
  readonly likes: number
  readonly isLiked: boolean
  readonly t: Words
  onLike: (isLike: boolean) => void
}

/** Says that something helped, or takes that back. */
export function Helpful({ likes, isLiked, t, onLike }: HelpfulProps) {
  return (
    <Button
      tone={isLiked ? 'primary' : 'secondary'}
      size="sm"
      icon={<ThumbsUpIcon />}
      aria-pressed={isLiked}
      onClick={() => onLike(!isLiked)}
    >
      {t('helpful')}
      <span data-scope="community" data-part="count" aria-hidden="true">
        {likes > 0 ? likes : null}
      </span>
      <VisuallyHidden> {t('helpfulCount', { count: likes })}</VisuallyHidden>
    </Button>
  )
}

/** A ref that takes the focus, once, when the element comes. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
