import { describe, expect, it } from 'vitest'
import { tileLink, tileTitle } from './index.ts'

const tile = { id: 'seeds', title: 'Seeds', displayOrder: 1, imageUrl: '', translations: { hi: 'बीज', te: '' } }

describe('tiles', () => {
  it.each([
    ['hi', { text: 'बीज', lang: 'hi' }],
    ['te', { text: 'Seeds', lang: 'en' }],
    ['bn', { text: 'Seeds', lang: 'en' }],
    ['en', { text: 'Seeds', lang: 'en' }],
  ] as const)('[12.7] are called in %s what they are translated to, or what they are in English', (locale, title) => {
    expect(tileTitle(tile, locale)).toEqual(title)
  })

  it.each([
    [{ navigationLink: '/a', url: '/b' }, '/a'],
    [{ navigationLink: '', url: '/b' }, '/b'],
    [{ url: '/b' }, '/b'],
    [{ url: '#' }, null],
    [{}, null],
  ])('[12.7] with %o lead to %s', (links, href) => {
    expect(tileLink({ ...tile, ...links })).toBe(href)
  })
})
