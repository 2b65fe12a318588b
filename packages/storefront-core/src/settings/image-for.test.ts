import { describe, expect, it } from 'vitest'
import { imageFor } from './index.ts'

describe('imageFor', () => {
  const imagePaths = { en: '/en.webp', hi: '/hi.webp', te: '' }

  it.each([
    ['its language', true, imagePaths, 'hi', '/hi.webp'],
    ['English where its language has none', true, imagePaths, 'bn', '/en.webp'],
    ['English where its language has an empty one', true, imagePaths, 'te', '/en.webp'],
    ['none that is switched off', false, imagePaths, 'hi', null],
    ['none where there is none', true, {}, 'hi', null],
  ] as const)('[04.7] shows %s', (_what, enabled, paths, locale, expected) => {
    expect(imageFor({ enabled, imagePaths: paths }, locale)).toBe(expected)
  })
})
