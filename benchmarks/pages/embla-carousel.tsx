/** Our carousel as one would build it on embla: the same views, words, roles and ways, moved and turned by embla and its plugin. */
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { CarouselChoice } from '../../packages/storefront-ui/src/carousel/carousel-choice.tsx'
import { CarouselSlide } from '../../packages/storefront-ui/src/carousel/carousel-slide.tsx'
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
  const { label, picture, index: wanted, onIndexChange, onPictureOpen, caption, messages } = props
  const { thumbnails = false, arrows = true, indicators = true, autoplay = true, loop = true } = props
  const t = useWidgetMessages('carousel', en, messages)
  const announce = useAnnounce()
  const isStill = useLessMotion()
  const items = shownItems(props.items)
  const total = items.length
  const isMany = total > 1
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
    if (!isRunning) announce(t('shown', { name: items[shown]?.name ?? '', number: shown + 1, total }))
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
    if (autoplay && isMany && isStill === false) turning?.play()
  }, [autoplay, isMany, isStill, turning])

  useEffect(() => {
    if (wanted !== undefined) embla?.scrollTo(wanted)
  }, [embla, wanted])

  function step(way: 1 | -1) {
    if (way === 1) embla?.scrollNext()
    else embla?.scrollPrev()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }

  function arrow(way: 1 | -1) {
    const Icon = way === 1 ? ChevronRightIcon : ChevronLeftIcon
    const isAtEnd = !loop && index === (way === 1 ? total - 1 : 0)
    return (
      <div data-scope="carousel" data-part={way === 1 ? 'next' : 'previous'}>
        <IconButton
          label={t(way === 1 ? 'next' : 'previous')}
          icon={<Icon size={24} />}
          tone="solid"
          inactive={isAtEnd}
          onClick={() => step(way)}
        />
      </div>
    )
  }

  const choice = { items, index, onChoose: (to: number) => embla?.scrollTo(to), t }
  if (total === 0) return null
  return (
    <section
      data-scope="carousel"
      data-part="root"
      aria-roledescription={t('carousel')}
      aria-label={label}
      {...(isMany && { onKeyDown })}
    >
      <div data-scope="carousel" data-part="stage">
        {autoplay && isMany ? (
          <div data-scope="carousel" data-part="rotation">
            <IconButton
              label={t(isRunning ? 'pause' : 'start')}
              icon={isRunning ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
              tone="solid"
              onClick={() => (isRunning ? turning?.stop() : turning?.play())}
            />
          </div>
        ) : null}
        {arrows && isMany ? (
          <>
            {arrow(-1)}
            {arrow(1)}
          </>
        ) : null}
        <div data-scope="carousel" data-part="row" ref={rowRef}>
          <div>
            {items.map((item, at) => (
              <div
                key={item.id}
                data-scope="carousel"
                data-part="slide"
                role="group"
                aria-roledescription={t('slide')}
                aria-label={t('position', { number: at + 1, total })}
                inert={embla !== undefined && at !== index}
              >
                <CarouselSlide
                  item={item}
                  picture={at === 0 ? picture : { ...picture, priority: false }}
                  caption={caption?.(item)}
                  isPlaying={playing === item.id}
                  onPlay={() => {
                    turning?.stop()
                    setPlaying(item.id)
                  }}
                  onOpen={onPictureOpen && (() => onPictureOpen(item, at))}
                  t={t}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
      {indicators && isMany ? <CarouselChoice kind="indicator" {...choice} /> : null}
      {thumbnails && isMany ? <CarouselChoice kind="thumbnail" {...choice} /> : null}
    </section>
  )
}
