import type { ProductVideo } from '@krishi/storefront-core/catalog'
import { useId } from 'react'
import { Carousel } from '../carousel/index.ts'
import { Text } from '../primitives/text/index.ts'

/** Props of the video that stands with a description. */
export interface DescriptionVideoProps {
  /** With the picture that stands for it until it is tapped. */
  readonly video: ProductVideo & { readonly posterUrl: string }
  readonly label: string
}

const picture = { width: 640, height: 640, widths: [320, 480, 640], sizes: '(width < 40rem) 100vw, 40rem' } as const

/** A film about the product: its poster, and the player after a tap [15.12, 14.2]. */
export function DescriptionVideo({ video, label }: DescriptionVideoProps) {
  const { embedVideoId, posterUrl, title } = video
  const headingId = useId()
  const slide = { id: embedVideoId, name: title.text, type: 'video', imageUrl: posterUrl, imageTitle: '', embedVideoId }
  return (
    <section data-scope="product-description" data-part="video" aria-labelledby={headingId}>
      <h2 data-scope="product-description" data-part="heading" id={headingId}>
        {label}
      </h2>
      <Carousel items={[{ ...slide, type: 'video' }]} label={title.text} picture={picture} autoplay={false} />
      <p>
        <Text value={title} />
      </p>
    </section>
  )
}
