import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { IconButton } from '../primitives/button/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { ChevronLeftIcon, ChevronRightIcon, RefreshIcon, ZoomInIcon, ZoomOutIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { logFailure } from './log-failure.ts'
import en from './messages/en.json'
import { useZoomStage } from './use-zoom-stage.ts'

/** Props of the viewer. */
export interface ZoomViewerProps extends RootProps<HTMLElement> {
  open: boolean
  /** Called with false when it is closed: button, Escape, Android's back. Focus goes back to where it was. */
  onOpenChange: (open: boolean) => void
  /** Addresses without `w` and `q`. */
  images: readonly string[]
  /** What the pictures show: the product's name. */
  alt: string
  /** The picture that is shown. */
  index: number
  /** Called to show another one: button, arrow key, swipe. */
  onIndexChange: (index: number) => void
  messages?: MessageOverrides<typeof en> | undefined
}

type Words = Translate<keyof typeof en>

const widths = [320, 480, 640, 960, 1200] as const
const wholeSizes = '(width > 1199px) 60rem, 100vw'
/** Once enlarged, the largest there is. */
const zoomedSizes = '1200px'

/**
 * The pictures of a product, one at a time, to be enlarged up to 8 times: wheel, double click, two fingers, buttons, keys
 * [14.5]. Renders a modal `<dialog>` while open: the whole screen, a large panel on screens wider than 1199 px.
 */
export function ZoomViewer({ open, ...viewer }: ZoomViewerProps) {
  return open ? <OpenViewer {...viewer} /> : null
}

function OpenViewer(props: Omit<ZoomViewerProps, 'open'>) {
  const { images, alt, index, onIndexChange } = props
  const t = usePlainMessages('zoomViewer', en, props.messages)
  const announce = useAnnounce()
  const total = images.length
  const src = images[index] ?? ''
  const nameOf = (at: number) => (total > 1 ? t('picture', { product: alt, number: at + 1, total }) : alt)
  const { stageRef, pictureRef, level, zoom, reset } = useZoomStage({
    picture: src,
    onStep: step,
    onZoom: (scale) => announce(t('zoomed', { percent: Math.round(scale * 100) })),
  })
  const isWhole = level === 'whole'

  function step(way: 1 | -1) {
    if (total < 2) return
    const next = (index + way + total) % total
    onIndexChange(next)
    announce(nameOf(next))
  }

  return (
    <Dialog {...rootOf(props)} open size="full" onOpenChange={props.onOpenChange} title={nameOf(index)}>
      <div data-scope="zoom-viewer" data-part="root">
        <div data-scope="zoom-viewer" data-part="stage" data-level={level} ref={stageRef}>
          <div data-scope="zoom-viewer" data-part="picture" ref={pictureRef}>
            <Image
              src={src}
              alt={nameOf(index)}
              width={640}
              height={640}
              widths={widths}
              sizes={isWhole ? wholeSizes : zoomedSizes}
              priority
              draggable={false}
              onError={() => logFailure(new Error(`The picture ${src} could not be loaded.`))}
            />
          </div>
        </div>
        <div data-scope="zoom-viewer" data-part="controls">
          {total > 1 ? <Turn way={-1} onStep={step} t={t} /> : null}
          <div data-scope="zoom-viewer" data-part="zoom" role="group" aria-label={t('zoom')}>
            <IconButton
              label={t('zoomOut')}
              icon={<ZoomOutIcon size={24} />}
              inactive={isWhole}
              onClick={() => zoom(-1)}
            />
            <IconButton label={t('reset')} icon={<RefreshIcon size={24} />} inactive={isWhole} onClick={reset} />
            <IconButton
              label={t('zoomIn')}
              icon={<ZoomInIcon size={24} />}
              inactive={level === 'most'}
              onClick={() => zoom(1)}
            />
          </div>
          {total > 1 ? <Turn way={1} onStep={step} t={t} /> : null}
        </div>
      </div>
    </Dialog>
  )
}

function Turn({ way, onStep, t }: { way: 1 | -1; onStep: (way: 1 | -1) => void; t: Words }) {
  const Icon = way === 1 ? ChevronRightIcon : ChevronLeftIcon
  return (
    <IconButton
      label={t(way === 1 ? 'next' : 'previous')}
      icon={<Icon size={24} />}
      tone="outline"
      onClick={() => onStep(way)}
    />
  )
}
