import type { CarouselItem } from '@krishi/storefront-core/catalog'
import type { ReactNode } from 'react'
import { ExternalLink, useUi } from '../i18n/index.ts'
import { PlayIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import type { ImageProps, ImageWidths } from '../primitives/image/index.ts'
import { YoutubePlayer } from '../primitives/youtube-player/index.ts'
import type { CarouselWords } from './carousel.tsx'
import { linkOf } from './slide-link.ts'
import type { CarouselState } from './use-carousel.ts'

/** How the pictures of a carousel are rendered. `priority` is that of the first alone. */
export type SlidePicture = Pick<ImageProps, 'height' | 'sizes' | 'priority' | 'fallbackSrc'> & ImageWidths

interface CarouselSlideProps {
  item: CarouselItem
  picture: SlidePicture
  caption: ReactNode
  state: Pick<CarouselState, 'playing' | 'play'>
  onOpen: (() => void) | undefined
  t: CarouselWords
}

/** What is in a slide: a picture, alone, to be enlarged or leading somewhere, or the poster of a video and then the video. */
export function CarouselSlide({ item, picture, caption, state, onOpen, t }: CarouselSlideProps) {
  const { Link } = useUi()
  const { name } = item
  const isVideo = item.type === 'video'
  const words = isVideo || onOpen ? undefined : caption
  const own = { 'data-scope': 'carousel', 'data-part': 'content' }
  const content = (
    <>
      {words ? (
        <div data-scope="carousel" data-part="caption">
          {words}
        </div>
      ) : null}
      <Image {...picture} src={item.imageUrl} alt={item.imageTitle || (words ? '' : name)} />
      {!isVideo ? null : state.playing === item.id ? (
        <YoutubePlayer data-scope="carousel" data-part="video" title={name} videoId={item.embedVideoId ?? ''} />
      ) : (
        <button
          type="button"
          data-scope="carousel"
          data-part="play"
          aria-label={t('play', { name })}
          onClick={() => state.play(item.id)}
        >
          <PlayIcon size={24} />
        </button>
      )}
    </>
  )
  if (onOpen && !isVideo) {
    return (
      <button {...own} type="button" aria-label={t('enlarge', { name })} onClick={onOpen}>
        {content}
      </button>
    )
  }
  const href = isVideo ? null : linkOf(item)
  if (href === null) return <div {...own}>{content}</div>
  // Links to other sites open a new tab; links within the site use the router [14.3].
  const Anchor = item.linkType === 'extLink' ? ExternalLink : Link
  return (
    <Anchor {...own} href={href}>
      {content}
    </Anchor>
  )
}
