import { describe, expect, it } from 'vitest'
import { pageAt } from './page-at.ts'

describe('pageAt', () => {
  it('gives the page at a path, and says where it is missing', () => {
    expect(pageAt({ '/pages/a': 1 }, '/pages/a', 'pages.ts')).toBe(1)
    expect(() => pageAt({ '/pages/a': 1 }, '/pages/b', 'pages.ts')).toThrow(/leads to \/pages\/b.*pages\.ts/)
  })
})
