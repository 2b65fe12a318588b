import type { CarouselItem } from '@krishi/storefront-core/catalog'
import { aPackshot } from '../testing/fixtures/index.ts'

/** Three pictures of a product. */
export const somePictures: readonly CarouselItem[] = (['seeds', 'sack', 'bottle'] as const).map((kind) => ({
  id: kind,
  name: `Picture of a ${kind}`,
  type: 'image',
  imageUrl: aPackshot(kind),
  imageTitle: `A ${kind}`,
}))

/** Banners of every kind of link. */
export const someBanners: readonly CarouselItem[] = [
  { ...banner('seeds', 'Seeds of the season'), linkHref: '/collections/seeds', linkType: 'internal' },
  { ...banner('sack', 'How to test your soil'), linkHref: 'https://soil.example/test', linkType: 'extLink' },
  { ...banner('bottle', 'Free delivery above ₹499'), linkHref: '#' },
]

/** A video and its poster. */
export const aVideo: CarouselItem = {
  id: 'video',
  name: 'How to sow tomatoes',
  type: 'video',
  imageUrl: aPackshot('seeds'),
  imageTitle: '',
  embedVideoId: 'abc_DEF-123',
}

function banner(kind: 'seeds' | 'sack' | 'bottle', name: string): CarouselItem {
  return { id: name, name, type: 'image', imageUrl: aPackshot(kind), imageTitle: name }
}
