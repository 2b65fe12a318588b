import type { CarouselItem } from '@krishi/storefront-core/catalog'
import type { ReactNode } from 'react'
import { ExternalLink, useUi } from '../i18n/index.ts'
import { PlayIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import type { ImageProps } from '../primitives/image/index.ts'
import type { CarouselWords } from './carousel.tsx'
import { linkOf } from './slide-link.ts'

/** How the pictures of a carousel are drawn. `priority` is that of the first alone. */
export type SlidePicture = Pick<ImageProps, 'width' | 'height' | 'widths' | 'sizes' | 'priority' | 'fallbackSrc'>

interface CarouselSlideProps {
  item: CarouselItem
  picture: SlidePicture
  caption: ReactNode
  /** Its video was started. */
  isPlaying: boolean
  onPlay: () => void
  onOpen: (() => void) | undefined
  t: CarouselWords
}

/** What is in a slide: a picture, alone, to be enlarged or leading somewhere, or the poster of a video and then the video. */
export function CarouselSlide(props: CarouselSlideProps) {
  const { item, picture, caption, onOpen, onPlay, isPlaying, t } = props
  const { name } = item
  const hasCaption = caption !== undefined && item.type === 'image' && onOpen === undefined
  const image = <Image {...picture} src={item.imageUrl} alt={hasCaption ? item.imageTitle : item.imageTitle || name} />
  const own = { 'data-scope': 'carousel', 'data-part': 'content' }
  if (item.type === 'video') {
    return (
      <div {...own}>
        {image}
        {isPlaying ? (
          <Video id={item.embedVideoId ?? ''} title={name} />
        ) : (
          <button
            type="button"
            data-scope="carousel"
            data-part="play"
            aria-label={t('play', { name })}
            onClick={onPlay}
          >
            <PlayIcon size={24} />
          </button>
        )}
      </div>
    )
  }
  if (onOpen) {
    return (
      <button {...own} type="button" aria-label={t('enlarge', { name })} onClick={onOpen}>
        {image}
      </button>
    )
  }
  return (
    <Banner item={item} caption={hasCaption ? caption : undefined}>
      {image}
    </Banner>
  )
}

/** A picture that leads where its banner says: out of the site in a new tab, inside it by the router [14.3]. */
function Banner({ item, caption, children }: { item: CarouselItem; caption: ReactNode; children: ReactNode }) {
  const { Link } = useUi()
  const href = linkOf(item)
  const own = { 'data-scope': 'carousel', 'data-part': 'content' }
  const content = (
    <>
      {caption === undefined ? null : (
        <div data-scope="carousel" data-part="caption">
          {caption}
        </div>
      )}
      {children}
    </>
  )
  if (href === null) return <div {...own}>{content}</div>
  const Anchor = item.linkType === 'extLink' ? ExternalLink : Link
  return (
    <Anchor {...own} href={href}>
      {content}
    </Anchor>
  )
}

/** The player of a video, asked for by a tap and by nothing before: nobody hears of her visit until then [14.2]. */
function Video({ id, title }: { id: string; title: string }) {
  return (
    <iframe
      data-scope="carousel"
      data-part="video"
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      // Focus was on the button that it takes the place of.
      ref={(frame) => frame?.focus()}
    />
  )
}
