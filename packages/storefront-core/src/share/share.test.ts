import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messagingAppUrl, toShareLinkRequest } from './index.ts'

describe('sharing', () => {
  it('[21.1] asks for the link of a product with every field', () => {
    const product = { productId: 'p1', handle: 'tomato', title: 'टमाटर', imageUrl: '/img/tomato.webp' }
    expect(toShareLinkRequest(product)).toEqual({
      productId: 'p1',
      handleName: 'tomato',
      utmSource: 'share',
      utmMedium: 'link',
      utmCampaign: '',
      title: 'टमाटर',
      imageUrl: '/img/tomato.webp',
    })
  })

  it('[21.3] hands any text to the messaging app as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(messagingAppUrl(text))
        expect([url.origin, url.searchParams.get('text')]).toEqual(['https://wa.me', text])
      }),
    )
  })
})
