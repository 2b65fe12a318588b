import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildUrl } from './index.ts'

describe('buildUrl', () => {
  it.each([
    ['/menu', {}, '/menu'],
    ['/menu', { query: {} }, '/menu'],
    ['/products/:handle', { path: { handle: 'neem oil/1' } }, '/products/neem%20oil%2F1'],
    ['/a/:one/b/:two', { path: { two: '2', one: '1' } }, '/a/1/b/2'],
    [
      '/search',
      { query: { query: 'नीम & oil', pageNum: 1 } },
      '/search?pageNum=1&query=%E0%A4%A8%E0%A5%80%E0%A4%AE%20%26%20oil',
    ],
    ['/posts', { query: { unsolved: false, pagenum: 0, cropIds: undefined } }, '/posts?pagenum=0&unsolved=false'],
    ['/posts', { query: { cropIds: undefined } }, '/posts'],
  ] as const)('[06.1] makes of %s with %j %s', (path, parts, url) => {
    expect(buildUrl({ path }, parts)).toBe(url)
  })

  it('[06.1] needs no parts', () => {
    expect(buildUrl({ path: '/menu' })).toBe('/menu')
  })

  it.each([{}, { handle: '' }])('[06.1] refuses a path with %j', (path) => {
    expect(() => buildUrl({ path: '/products/:handle' }, { path })).toThrow(
      'The call /products/:handle lacks path.handle. It would go elsewhere. Pass it.',
    )
  })

  it('[06.1] takes no segment that the values only inherit', () => {
    expect(() => buildUrl({ path: '/a/:constructor' }, { path: {} })).toThrow('lacks path.constructor')
  })

  it('[06.1] gives one address for one question, whatever the order of its parts', () => {
    const queries = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.integer(), fc.boolean()))
    fc.assert(
      fc.property(queries, (query) => {
        const reversed = Object.fromEntries(Object.entries(query).reverse())
        const url = buildUrl({ path: '/search' }, { query })
        expect(buildUrl({ path: '/search' }, { query: reversed })).toBe(url)
        expect(url).toMatch(/^\/search(?:\?[\w%.~!*'()=&-]+)?$/)
      }),
    )
  })
})
