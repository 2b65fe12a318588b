import { useState } from 'react'
import type { ReactNode } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Image } from '../primitives/image/index.ts'
import en from './messages/en.json'

/** Props of the pictures of a product. */
export interface ProductGalleryProps {
  /** Addresses without `w` and `q`; the first is shown first, and none shows the stand-in. */
  images: readonly string[]
  /** What the pictures show: the product's name. */
  alt: string
  /** Stands at the corner of the picture. */
  badges?: ReactNode
  messages?: MessageOverrides<typeof en> | undefined
}

const stageWidths = [320, 480, 640, 960] as const
const stageSizes = '(min-width: 60rem) 36rem, 16rem'

/** The pictures of a product: one large, and thumbnails to choose from where there are more. Renders a `<div>`. */
export function ProductGallery({ images, alt, badges, messages }: ProductGalleryProps) {
  const t = useWidgetMessages('productGallery', en, messages)
  const [chosen, choose] = useState(0)
  const total = images.length
  const shown = chosen < total ? chosen : 0
  return (
    <div data-scope="product-gallery" data-part="root">
      <div data-scope="product-gallery" data-part="stage">
        <Image
          src={images[shown] ?? ''}
          alt={shown === 0 ? alt : t('picture', { product: alt, number: shown + 1, total })}
          width={640}
          height={640}
          widths={stageWidths}
          sizes={stageSizes}
          priority
        />
        {badges ? (
          <div data-scope="product-gallery" data-part="badges">
            {badges}
          </div>
        ) : null}
      </div>
      {total > 1 ? <Thumbnails images={images} product={alt} shown={shown} onShow={choose} t={t} /> : null}
    </div>
  )
}

interface ThumbnailsProps {
  images: readonly string[]
  product: string
  shown: number
  onShow: (index: number) => void
  t: Translate<keyof typeof en>
}

function Thumbnails({ images, product, shown, onShow, t }: ThumbnailsProps) {
  return (
    <ul data-scope="product-gallery" data-part="thumbnails" aria-label={t('pictures', { product })}>
      {images.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            data-scope="product-gallery"
            data-part="thumbnail"
            aria-label={t('show', { number: index + 1, total: images.length })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Image src={src} alt="" width={64} height={64} widths={[160]} />
          </button>
        </li>
      ))}
    </ul>
  )
}
