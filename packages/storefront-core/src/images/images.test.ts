import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMediaImageLoader, createStoreImageLoader, imageUrl, mediaUrl, noImagePath } from './index.ts'

const hosts = { socialFeed: 'https://feed.example', other: 'https://media.example' }

describe('imageUrl', () => {
  it.each([
    ['/images/a.png', { width: 160 }, '/images/a.png?w=160&q=80'],
    ['/images/a.png', { width: 160, quality: 50 }, '/images/a.png?w=160&q=50'],
    ['/a.png?v=3#x', { width: 1 }, '/a.png?v=3&w=1&q=80#x'],
    ['/a.png?w=9&v=3&q=1', { width: 1 }, '/a.png?v=3&w=1&q=80'],
    ['/a.png?w&wide=1&q', { width: 1 }, '/a.png?wide=1&w=1&q=80'],
    ['/a.png?view&new=1', { width: 1 }, '/a.png?view&new=1&w=1&q=80'],
    ['/a.png?', { width: 1 }, '/a.png?w=1&q=80'],
    ['/a.png?a=1?b', { width: 1 }, '/a.png?a=1&b&w=1&q=80'],
    ['/a.png#x#y', { width: 1 }, '/a.png?w=1&q=80#x#y'],
    ['https://cdn.example/a.png', { width: 2 }, 'https://cdn.example/a.png?w=2&q=80'],
    ['data:image/png;base64,AAAA', { width: 2 }, 'data:image/png;base64,AAAA'],
    ['BLOB:https://shop/1', { width: 2 }, 'BLOB:https://shop/1'],
    ['/data:x.png', { width: 2 }, '/data:x.png?w=2&q=80'],
  ])('[02.9] asks for %s', (source, size, expected) => {
    expect(imageUrl(source, size)).toBe(expected)
  })

  it.each([null, undefined, '', '  '])('[02.9] shows the stand-in for %j', (source) => {
    expect(imageUrl(source, { width: 160 })).toBe('/images/noImage.png?w=160&q=80')
    expect(noImagePath).toBe('/images/noImage.png')
  })

  it('[02.9] asks once for each size, however often it is applied', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.nat(), (source, width) => {
        const once = imageUrl(source, { width })
        expect(imageUrl(once, { width })).toBe(once)
      }),
    )
  })
})

describe('loaders', () => {
  it('[02.9] takes product pictures from the store CDN', () => {
    const load = createStoreImageLoader('https://store.example')
    expect(load('/a.png', { width: 1 })).toBe('https://store.example/a.png?w=1&q=80')
    expect(load('a.png', { width: 1, quality: 2 })).toBe('https://store.example/a.png?w=1&q=2')
    expect(load('https://other.example/a.png', { width: 1 })).toBe('https://other.example/a.png?w=1&q=80')
    expect(load(null, { width: 1 })).toBe('/images/noImage.png?w=1&q=80')
  })

  it('[02.9] takes media from the host of their kind', () => {
    expect(createMediaImageLoader(hosts, 'socialFeed')('p/1.jpg', { width: 1 })).toBe(
      'https://feed.example/p/1.jpg?w=1&q=80',
    )
    expect(createMediaImageLoader(hosts, 'other')('/p/1.jpg', { width: 1 })).toBe(
      'https://media.example/p/1.jpg?w=1&q=80',
    )
    expect(createMediaImageLoader(hosts, 'other')('', { width: 1 })).toBe('/images/noImage.png?w=1&q=80')
  })

  it('[02.9] leaves a media address that has a host', () => {
    expect(mediaUrl('//p/1.mp4', hosts, 'other')).toBe('https://media.example/p/1.mp4')
    expect(mediaUrl('HTTP://x.example/1.mp4', hosts, 'socialFeed')).toBe('HTTP://x.example/1.mp4')
    expect(mediaUrl('https://x.example/1.mp4', hosts, 'socialFeed')).toBe('https://x.example/1.mp4')
    expect(mediaUrl('data:image/png;base64,A', hosts, 'other')).toBe('data:image/png;base64,A')
    expect(mediaUrl('a/http://x', hosts, 'other')).toBe('https://media.example/a/http://x')
  })
})
