import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import { redirectOf } from './redirect-of.ts'

function redirect(address: string) {
  const { pathname, search } = new URL(address, 'http://shop')
  const { route, locale } = matchRoute(pathname)
  return redirectOf(route, locale, search)
}

describe('redirectOf', () => {
  it('[11.4] sends the words of a plain search form to the page of their results, in the same language', () => {
    expect(redirect('/search?q=neem+oil')).toBe('/search/neem%20oil')
    expect(redirect('/hi/search?q=%20%E0%A4%9F%20')).toBe('/hi/search/%E0%A4%9F')
    expect(redirect('/te/kisan-vedika/blogs/search?q=a/b%25')).toBe('/te/kisan-vedika/blogs/search/a%2Fb%25')
  })

  it('stays where there are no words, and on every other page', () => {
    expect([
      redirect('/search'),
      redirect('/search?q=+'),
      redirect('/?q=neem'),
      redirect('/search/neem?q=oil'),
    ]).toEqual([null, null, null, null])
  })

  it('[34.7] sends those who want stories to the articles, in the same language', () => {
    expect(redirect('/te/kisan-vedika/web-stories?utm_source=x')).toBe('/te/kisan-vedika/blogs?utm_source=x')
  })

  it('[05.1] keeps the query of a page that has moved', () => {
    expect(redirect('/hi/signin?callBackUrl=%2Fcart')).toBe('/hi/auth/signin?callBackUrl=%2Fcart')
    expect(redirect('/no-such-page?q=neem')).toBeNull()
  })

  it('[11.4] makes an address that is read back as the term', () => {
    const to = redirect(`/search?q=${encodeURIComponent('100% a/b?c#d')}`) ?? ''
    expect(matchRoute(to).params).toEqual({ term: '100% a/b?c#d' })
  })
})
