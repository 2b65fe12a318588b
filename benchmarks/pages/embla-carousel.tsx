/** Our carousel as one would build it on embla: the same views, words, roles and ways, moved and turned by embla and its plugin. */
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { CarouselChoice } from '../../packages/storefront-ui/src/carousel/carousel-choice.tsx'
import { CarouselSlide } from '../../packages/storefront-ui/src/carousel/carousel-slide.tsx'
import type { CarouselWords } from '../../packages/storefront-ui/src/carousel/carousel.tsx'
import type { CarouselProps } from '../../packages/storefront-ui/src/carousel/index.ts'
import en from '../../packages/storefront-ui/src/carousel/messages/en.json' with { type: 'json' }
import { shownItems } from '../../packages/storefront-ui/src/carousel/slide-link.ts'
import { useWidgetMessages } from '../../packages/storefront-ui/src/i18n/index.ts'
import { IconButton } from '../../packages/storefront-ui/src/primitives/button/index.ts'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  PauseIcon,
  PlayIcon,
} from '../../packages/storefront-ui/src/primitives/icon/index.ts'
import { useLessMotion } from '../../packages/storefront-ui/src/primitives/less-motion/index.ts'
import { useAnnounce } from '../../packages/storefront-ui/src/primitives/live-region/index.ts'

export function Carousel(props: CarouselProps) {
  const { label, picture, onPictureOpen, caption, messages } = props
  const { thumbnails = false, arrows = true, indicators = true, autoplay = true, loop = true } = props
  const t = useWidgetMessages('carousel', en, messages)
  const announce = useAnnounce()
  const isStill = useLessMotion()
  const items = shownItems(props.items)
  const total = items.length
  const isMany = total > 1
  const { rowRef, embla, index, playing, play, step, rotation } = useEmbla(props, {
    isTurning: autoplay && isMany && isStill === false,
    loop,
    onShow: (shown) => announce(t('shown', { name: items[shown]?.name ?? '', number: shown + 1, total })),
  })

  const choice = { items, state: { index, goTo: (to: number) => embla?.scrollTo(to) }, t }
  if (total === 0) return null
  return (
    <section
      data-scope="carousel"
      data-part="root"
      aria-roledescription={t('carousel')}
      aria-label={label}
      {...(isMany && { onKeyDown: (event: KeyboardEvent) => stepByKey(event, step) })}
    >
      <div data-scope="carousel" data-part="stage">
        {autoplay && isMany ? <RotationButton rotation={rotation} t={t} /> : null}
        {arrows && isMany ? (
          <>
            <Arrow way={-1} isAtEnd={!loop && index === 0} onStep={step} t={t} />
            <Arrow way={1} isAtEnd={!loop && index === total - 1} onStep={step} t={t} />
          </>
        ) : null}
        <div data-scope="carousel" data-part="row" ref={rowRef}>
          <div>
            {items.map((item, at) => (
              <Slide
                key={item.id}
                position={t('position', { number: at + 1, total })}
                isHidden={embla !== undefined && at !== index}
                item={item}
                picture={at === 0 ? picture : { ...picture, priority: false }}
                caption={caption?.(item)}
                state={{ playing, play }}
                onOpen={onPictureOpen && (() => onPictureOpen(item, at))}
                t={t}
              />
            ))}
          </div>
        </div>
      </div>
      {indicators && isMany ? <CarouselChoice kind="indicator" {...choice} /> : null}
      {thumbnails && isMany ? <CarouselChoice kind="thumbnail" {...choice} /> : null}
    </section>
  )
}

interface EmblaOptions {
  readonly isTurning: boolean
  readonly loop: boolean
  /** Called when the shopper has moved to another slide. */
  readonly onShow: (index: number) => void
}

/** Which slide embla shows, and the plugin that turns to the next one. */
function useEmbla({ index: wanted, onIndexChange }: CarouselProps, { isTurning, loop, onShow }: EmblaOptions) {
  const [rowRef, embla] = useEmblaCarousel({ loop }, [
    Autoplay({ delay: 5_000, playOnInit: false, stopOnInteraction: true, stopOnMouseEnter: true, stopOnFocusIn: true }),
  ])
  const [index, setIndex] = useState(wanted ?? 0)
  const [playing, setPlaying] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const turning = embla?.plugins().autoplay

  const show = useEffectEvent(() => {
    const shown = embla?.selectedScrollSnap() ?? 0
    setIndex(shown)
    setPlaying(null)
    onIndexChange?.(shown)
    if (!isRunning) onShow(shown)
  })

  useEffect(() => {
    if (embla === undefined) return undefined
    const heard = [
      ['select', () => show()],
      ['autoplay:play', () => setRunning(true)],
      ['autoplay:stop', () => setRunning(false)],
    ] as const
    for (const [name, listener] of heard) embla.on(name, listener)
    return () => {
      for (const [name, listener] of heard) embla.off(name, listener)
    }
  }, [embla])

  useEffect(() => {
    if (isTurning) turning?.play()
  }, [isTurning, turning])

  useEffect(() => {
    if (wanted !== undefined) embla?.scrollTo(wanted)
  }, [embla, wanted])
  return {
    rowRef,
    embla,
    index,
    playing,
    play: (id: string) => {
      turning?.stop()
      setPlaying(id)
    },
    step: (way: Way) => (way === 1 ? embla?.scrollNext() : embla?.scrollPrev()),
    rotation: { isRunning, toggle: () => (isRunning ? turning?.stop() : turning?.play()) },
  }
}

type Way = 1 | -1

function stepByKey(event: KeyboardEvent, step: (way: Way) => void) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  event.preventDefault()
  step(event.key === 'ArrowRight' ? 1 : -1)
}

interface ArrowProps {
  readonly way: Way
  readonly isAtEnd: boolean
  readonly onStep: (way: Way) => void
  readonly t: CarouselWords
}

function Arrow({ way, isAtEnd, onStep, t }: ArrowProps) {
  const Icon = way === 1 ? ChevronRightIcon : ChevronLeftIcon
  return (
    <div data-scope="carousel" data-part={way === 1 ? 'next' : 'previous'}>
      <IconButton
        label={t(way === 1 ? 'next' : 'previous')}
        icon={<Icon size={24} />}
        tone="solid"
        inactive={isAtEnd}
        onClick={() => onStep(way)}
      />
    </div>
  )
}

interface RotationButtonProps {
  readonly rotation: { readonly isRunning: boolean; readonly toggle: () => void }
  readonly t: CarouselWords
}

function RotationButton({ rotation, t }: RotationButtonProps) {
  return (
    <div data-scope="carousel" data-part="rotation">
      <IconButton
        label={t(rotation.isRunning ? 'pause' : 'start')}
        icon={rotation.isRunning ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
        tone="solid"
        onClick={rotation.toggle}
      />
    </div>
  )
}

interface SlideProps extends ComponentProps<typeof CarouselSlide> {
  readonly position: string
  readonly isHidden: boolean
}

function Slide({ position, isHidden, ...slide }: SlideProps) {
  return (
    <div
      data-scope="carousel"
      data-part="slide"
      role="group"
      aria-roledescription={slide.t('slide')}
      aria-label={position}
      inert={isHidden}
    >
      <CarouselSlide {...slide} />
    </div>
  )
}
