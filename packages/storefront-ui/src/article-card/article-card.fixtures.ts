import { aPackshot } from '../testing/fixtures/index.ts'
import type { Article } from './article-card.types.ts'

/** What an article has for a film in place of a picture. */
export const aFilm = { type: 'youtube', videoId: 'abc', src: aPackshot('seeds') } as const

/** An article of the house with a picture, unless told otherwise. */
export function anArticle(own: Partial<Article> = {}): Article {
  return {
    slug: 'leaf-curl',
    title: 'Tomato leaf curl: what to do in the first week',
    headerMedia: { type: 'image', src: aPackshot('seeds') },
    publishedAt: '2026-11-20T06:30:00.000Z',
    authorDetails: { name: 'Krishi Desk' },
    categoryPath: [{ name: 'Crop care' }, { name: 'Tomato' }],
    ...own,
  }
}
