import { memo, useEffect, useState } from 'react'
import type { ImgHTMLAttributes, Ref } from 'react'
import type { PictureWidth } from '@krishi/storefront-core/images'
import { use } from '../../react-compat.ts'
import { UiContext } from '../../i18n/index.ts'
import { useRootRef } from '../../root/index.ts'
import { imageSource, imageSourceSet, wholeSource } from './image-source.ts'

/** How wide a picture is rendered at most, in CSS px, and the widths that are offered for it. */
export type ImageWidths =
  | { width: number; widths: readonly PictureWidth[] }
  /** By default that width and twice that. */
  | { width: 80 | 160 | 240 | 320 | 480; widths?: readonly PictureWidth[] }

/** Props of a picture of the catalogue. */
export type ImageProps = ImageFacts & ImageWidths

interface ImageFacts extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority' | 'decoding'
> {
  /** Address without `w` and `q`; an empty one shows the fallback at once. */
  src: string
  /** What is to be seen, in the shopper's language; empty when words beside it say the same. */
  alt: string
  /** In CSS px: with the width it keeps the place free while the picture loads. */
  height: number
  /** How wide it is rendered, as in HTML. @default `width` in px */
  sizes?: string
  /** The picture that the page is judged by: loaded first. Others wait until they are near. @default false */
  priority?: boolean
  /** Shown when `src` is empty or fails. @default '/images/noImage.png' [02.9] */
  fallbackSrc?: string
  ref?: Ref<HTMLImageElement> | undefined
}

/** A picture in the sizes that the screen needs. Renders an `<img>`; a failure shows the fallback, once [02.11]. */
export const Image = memo(function Image(props: ImageProps) {
  const {
    src,
    alt,
    width,
    widths = [width, width * 2],
    sizes = `${width}px`,
    priority = false,
    fallbackSrc = '/images/noImage.png',
    onError,
    ...attributes
  } = props
  const { imageLoader } = use(UiContext)
  const [failed, setFailed] = useState<readonly string[]>([])
  const usable = src !== '' && !failed.includes(src)
  const isBroken = !usable && failed.includes(fallbackSrc)

  const markFailed = () => isBroken || setFailed([...failed, usable ? src : fallbackSrc])
  const imageRef = useRootRef(attributes)
  // A picture can fail before hydration; its error event is lost then.
  useEffect(() => {
    const image = imageRef.current
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) markFailed()
  })

  return (
    <img
      {...attributes}
      alt={alt}
      ref={imageRef}
      data-scope="image"
      data-part="root"
      data-status={isBroken ? 'failed' : usable ? 'shown' : 'fallback'}
      {...(usable
        ? { src: imageSource(src, width, imageLoader), srcSet: imageSourceSet(src, widths, imageLoader), sizes }
        : { src: wholeSource(fallbackSrc, width, imageLoader) })}
      width={width}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      onError={(event) => {
        markFailed()
        onError?.(event)
      }}
    />
  )
})
