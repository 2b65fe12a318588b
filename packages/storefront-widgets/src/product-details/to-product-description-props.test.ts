import { aProduct } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toProductDescriptionProps } from './index.ts'

const product = aProduct({ productId: 'p1' })
const video = (embedVideoId: string) => ({ embedVideoId, title: { text: embedVideoId, lang: 'en' as const } })

describe('toProductDescriptionProps', () => {
  it('[15.12] passes sanitised texts on with their language, and none for none', () => {
    const facts = toProductDescriptionProps({ ...product, overviewHtml: { text: '<p>तेज़</p>', lang: 'hi' } })
    expect(facts).toEqual({ overview: { html: '<p>तेज़</p>', lang: 'hi' }, description: null, video: null })
  })

  it('[15.12] gives the second video, with the picture of the pack for a poster', () => {
    const facts = toProductDescriptionProps({ ...product, videos: [video('a'), video('b')] })
    expect(facts.video).toMatchObject({ embedVideoId: 'b', posterUrl: product.productImages[0] })
  })
})
