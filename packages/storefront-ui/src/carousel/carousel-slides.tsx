import { inertWhen } from '../react-compat.ts'
import { CarouselSlide } from './carousel-slide.tsx'
import type { CarouselProps, CarouselWords } from './carousel.tsx'
import { isControl } from './slide-link.ts'
import type { CarouselState } from './use-carousel.ts'

/** Props of the row of slides. */
interface CarouselSlidesProps extends Pick<CarouselProps, 'items' | 'label' | 'picture' | 'caption' | 'onPictureOpen'> {
  readonly state: CarouselState
  readonly t: CarouselWords
}

/** The row of slides that is scrolled and swiped. Renders a `<div>`, with a group for each item. */
export function CarouselSlides({ items, label, picture, caption, onPictureOpen, state, t }: CarouselSlidesProps) {
  const { rowRef, index } = state
  const { isLive } = state.rotation
  const total = items.length
  const shown = items[index]
  // Without focusable content the row itself takes focus, so that the keyboard can scroll it.
  const isFocusable = total > 1 && shown && !onPictureOpen && !isControl(shown)
  return (
    <div
      data-scope="carousel"
      data-part="row"
      data-live={isLive}
      ref={rowRef}
      {...(isFocusable && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {items.map((item, at) => (
        <div
          key={item.id}
          data-scope="carousel"
          data-part="slide"
          role="group"
          aria-roledescription={t('slide')}
          aria-label={t('position', { number: at + 1, total })}
          // Out of reach only when there are buttons that work to bring it back.
          {...inertWhen(isLive && at !== index)}
        >
          <CarouselSlide
            item={item}
            picture={at === 0 ? picture : { ...picture, priority: false }}
            caption={caption?.(item)}
            state={state}
            onOpen={onPictureOpen && (() => onPictureOpen(item, at))}
            t={t}
          />
        </div>
      ))}
    </div>
  )
}
