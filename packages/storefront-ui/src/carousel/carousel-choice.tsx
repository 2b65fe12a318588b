import type { CarouselItem } from '@krishi/storefront-core/catalog'
import { PlayIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import type { CarouselWords } from './carousel.tsx'
import type { CarouselState } from './use-carousel.ts'

interface CarouselChoiceProps {
  items: readonly CarouselItem[]
  kind: 'indicator' | 'thumbnail'
  state: Pick<CarouselState, 'index' | 'goTo'>
  t: CarouselWords
}

/** One button for each slide: a dot, or a small picture 65 px wide [14.1]. Renders a `<ul>`. */
export function CarouselChoice({ kind, items, state, t }: CarouselChoiceProps) {
  const total = items.length
  const hasPictures = kind === 'thumbnail'
  return (
    <ul data-scope="carousel" data-part={hasPictures ? 'thumbnails' : 'indicators'}>
      {items.map(({ id, type, imageUrl }, at) => (
        <li key={id}>
          <button
            type="button"
            data-scope="carousel"
            data-part={kind}
            aria-label={t(kind, { number: at + 1, total })}
            aria-current={at === state.index || undefined}
            onClick={() => state.goTo(at)}
          >
            {hasPictures ? <Image src={imageUrl} alt="" width={80} height={80} sizes="65px" /> : null}
            {hasPictures && type === 'video' ? <PlayIcon /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
