import type { CarouselItem } from '@krishi/storefront-core/catalog'
import { PlayIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import type { CarouselWords } from './carousel.tsx'

interface CarouselChoiceProps {
  items: readonly CarouselItem[]
  index: number
  /** Thumbnails instead of dots. */
  hasPictures?: boolean
  onChoose: (index: number) => void
  t: CarouselWords
}

/** One button for each slide: a dot, or a small picture 65 px wide [14.1]. Renders a `<ul>`. */
export function CarouselChoice({ items, index, hasPictures = false, onChoose, t }: CarouselChoiceProps) {
  const total = items.length
  return (
    <ul data-scope="carousel" data-part={hasPictures ? 'thumbnails' : 'indicators'}>
      {items.map(({ id, type, imageUrl }, at) => (
        <li key={id}>
          <button
            type="button"
            data-scope="carousel"
            data-part={hasPictures ? 'thumbnail' : 'indicator'}
            aria-label={t(hasPictures ? 'thumbnail' : 'indicator', { number: at + 1, total })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onChoose(at)}
          >
            {hasPictures ? (
              <Image src={imageUrl} alt="" width={80} height={80} widths={[80, 160]} sizes="65px" />
            ) : null}
            {hasPictures && type === 'video' ? <PlayIcon /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
