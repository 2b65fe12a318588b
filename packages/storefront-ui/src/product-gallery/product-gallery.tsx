import type { CarouselItem } from '@krishi/storefront-core/catalog'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { Carousel } from '../carousel/index.ts'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { rootOf, useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { useZoomViewer } from './use-zoom-viewer.ts'
import type { ZoomViewerComponent } from './use-zoom-viewer.ts'

/** Props of the pictures of a product. */
export interface ProductGalleryProps extends RootProps {
  /** Addresses without `w` and `q`; the first is shown first, and none shows the stand-in. */
  images: readonly string[]
  /** What the pictures show: the product's name. */
  alt: string
  /** Stands at the corner of the picture. */
  badges?: ReactNode
  /** Loads the viewer when a picture is to be enlarged, such as one with its own texts. @default its own chunk */
  loadZoomViewer?: (() => Promise<ZoomViewerComponent>) | undefined
  messages?: MessageOverrides<typeof en> | undefined
}

const picture = {
  width: 640,
  height: 640,
  widths: [320, 480, 640, 960],
  sizes: '(min-width: 60rem) 36rem, 16rem',
  priority: true,
} as const

/** A slide for each address; an empty one shows the stand-in. */
function slidesOf(addresses: readonly string[], alt: string): readonly CarouselItem[] {
  // The carousel announces the position.
  return addresses.map((imageUrl, at) => ({
    id: `${at} ${imageUrl}`,
    type: 'image',
    name: alt,
    imageTitle: alt,
    imageUrl,
  }))
}

async function importZoomViewer(): Promise<ZoomViewerComponent> {
  const { ZoomViewer } = await import('../zoom-viewer/index.ts')
  return ZoomViewer
}

/**
 * The pictures of a product: one large, thumbnails to choose from where there are more, and a tap that enlarges [14.3]. The
 * viewer is fetched when a picture is pointed at or tapped. Renders a `<div>`.
 */
export function ProductGallery(props: ProductGalleryProps) {
  const { images, alt, badges, loadZoomViewer = importZoomViewer } = props
  const t = usePlainMessages('productGallery', en, props.messages)
  const rootRef = useRootRef(props)
  const [index, setIndex] = useState(0)
  const { Viewer, status, isOpen, open, close, prepare } = useZoomViewer(loadZoomViewer)
  const hasMoved = useRef(false)
  const hasPictures = images.length > 0

  const items = useMemo(() => slidesOf(hasPictures ? images : [''], alt), [images, hasPictures, alt])

  useEffect(() => {
    // Focus goes back to the picture that was tapped; if another one was shown last, to the thumbnail of that.
    if (isOpen || !hasMoved.current) return
    hasMoved.current = false
    rootRef.current?.querySelector<HTMLElement>('[data-part="thumbnail"][aria-current]')?.focus()
  }, [isOpen, rootRef])

  function showInViewer(shown: number) {
    hasMoved.current = true
    setIndex(shown)
  }

  // Touch is ignored: it may only be scrolling the page.
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && hasPictures) prepare()
  }

  return (
    <div {...rootOf(props)} data-scope="product-gallery" data-part="root" ref={rootRef} onPointerEnter={onPointerEnter}>
      <Carousel
        items={items}
        label={t('pictures', { product: alt })}
        picture={picture}
        index={index}
        onIndexChange={setIndex}
        onPictureOpen={hasPictures ? () => void open() : undefined}
        autoplay={false}
        indicators={false}
        thumbnails
      />
      {badges ? (
        <div data-scope="product-gallery" data-part="badges">
          {badges}
        </div>
      ) : null}
      <p data-scope="product-gallery" data-part="status" role="status">
        {status && t(status === 'loading' ? 'opening' : 'notOpened')}
      </p>
      {Viewer ? (
        <Viewer
          open={isOpen}
          onOpenChange={(wanted) => wanted || close()}
          images={images}
          alt={alt}
          index={index}
          onIndexChange={showInViewer}
        />
      ) : null}
    </div>
  )
}
