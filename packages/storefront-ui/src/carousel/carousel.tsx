import type { CarouselItem } from '@krishi/storefront-core/catalog'
import type { ReactNode } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../primitives/icon/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { CarouselButton } from './carousel-button.tsx'
import { CarouselChoice } from './carousel-choice.tsx'
import type { SlidePicture } from './carousel-slide.tsx'
import type { Step } from './carousel-geometry.ts'
import { CarouselSlides } from './carousel-slides.tsx'
import en from './messages/en.json'
import { shownItems } from './slide-link.ts'
import { useCarousel } from './use-carousel.ts'

/** Props of a row of pictures and videos. */
export interface CarouselProps extends RootProps<HTMLElement> {
  /** Videos without an id are left out [14.2]. */
  items: readonly CarouselItem[]
  /** What it shows: the name of its region. */
  label: string
  /** Size and widths of all pictures alike; they keep the place free. */
  picture: SlidePicture
  /** The slide in view, for a page that decides it. */
  index?: number | undefined
  /** Called with the slide that came into view, by whatever way. */
  onIndexChange?: ((index: number) => void) | undefined
  /** A row of small pictures to choose from, 65 px wide [14.1]. @default false */
  thumbnails?: boolean
  /** Buttons to the slides before and after. @default true */
  arrows?: boolean
  /** A dot for each slide. @default true */
  indicators?: boolean
  /** Turns by itself until the shopper stops it [14.1, 14.7]. @default true */
  autoplay?: boolean
  /** After the last slide comes the first [14.1]. @default true */
  loop?: boolean
  /** Makes every picture a button; called when it is tapped, such as to enlarge it [14.3]. Its links are not followed then. */
  onPictureOpen?: ((item: CarouselItem, index: number) => void) | undefined
  /** Words beside the picture of an item, inside its link; the picture then says no more than its `imageTitle`. */
  caption?: ((item: CarouselItem) => ReactNode) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

/** The words of a carousel. */
export type CarouselWords = Translate<keyof typeof en>

/**
 * Pictures and videos that are swiped, stepped and chosen, one in view at a time [14.1]. Renders a `<section>`, a region;
 * nothing for no items. Before hydration it is a row that scrolls and snaps.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    onIndexChange,
    thumbnails = false,
    arrows = true,
    indicators = true,
    autoplay = true,
    loop = true,
  } = props
  const t = usePlainMessages('carousel', en, props.messages)
  const announce = useAnnounce()
  const items = shownItems(props.items)
  const total = items.length
  const state = useCarousel({ count: total, index: props.index, autoplay, loop, onShow })
  const { rotation } = state
  const isMany = total > 1

  function onShow(shown: number, isOwn: boolean) {
    onIndexChange?.(shown)
    if (isOwn) announce(t('shown', { name: items[shown]?.name ?? '', number: shown + 1, total }))
  }

  const arrow = (part: 'previous' | 'next', way: Step, icon: typeof PlayIcon) => (
    <CarouselButton
      part={part}
      label={t(part)}
      icon={icon}
      inactive={!state.canStep(way)}
      onClick={() => state.step(way)}
    />
  )

  const shared = { items, state, t }
  if (total === 0) return null
  return (
    <section
      {...rootOf(props)}
      data-scope="carousel"
      data-part="root"
      aria-roledescription={t('carousel')}
      aria-label={label}
      {...(isMany && { ...rotation.holding, onKeyDown: state.onKeyDown })}
    >
      <div data-scope="carousel" data-part="stage">
        {autoplay && isMany ? (
          <CarouselButton
            part="rotation"
            label={t(rotation.isRunning ? 'pause' : 'start')}
            icon={rotation.isRunning ? PauseIcon : PlayIcon}
            onClick={rotation.toggle}
          />
        ) : null}
        {arrows && isMany ? arrow('previous', -1, ChevronLeftIcon) : null}
        {arrows && isMany ? arrow('next', 1, ChevronRightIcon) : null}
        <CarouselSlides {...props} {...shared} />
      </div>
      {indicators && isMany ? <CarouselChoice kind="indicator" {...shared} /> : null}
      {thumbnails && isMany ? <CarouselChoice kind="thumbnail" {...shared} /> : null}
    </section>
  )
}
