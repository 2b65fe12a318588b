import { describe, expect, it } from 'vitest'
import { anArticle } from '../memory/fixtures.ts'
import { toArticles } from './community-codec.ts'

const articles = [
  anArticle({ slug: 'neem' }),
  anArticle({ slug: 'drip', headerMedia: { type: 'youtube', videoId: 'abc', src: '/still.webp' } }),
]

describe('articles on the wire', () => {
  it('[11.8] are a bare list or a list of results', () => {
    expect(toArticles(articles)).toEqual(articles)
    expect(toArticles({ results: articles })).toEqual(articles)
    expect(toArticles([])).toEqual([])
    expect(toArticles({ results: [] })).toEqual([])
  })

  it.each([
    ['something else', null],
    ['an answer without a list', {}],
    ['a list of something else', ['neem']],
    ['a picture without an address', [{ ...anArticle({ slug: 'neem' }), headerMedia: { type: 'image' } }]],
    [
      'a film without a still',
      [anArticle({ slug: 'neem' })].map((of) => ({ ...of, headerMedia: { type: 'youtube', videoId: 'a' } })),
    ],
    ['a medium that nobody knows', { results: [{ ...anArticle({ slug: 'neem' }), headerMedia: { type: 'podcast' } }] }],
  ])('[11.8] are not %s', (_name, answer) => {
    expect(toArticles(answer)).toBeUndefined()
  })
})
