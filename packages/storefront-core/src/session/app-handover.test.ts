import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAppHandover } from './index.ts'

describe('readAppHandover', () => {
  it.each([
    ['nothing', '', false, '', null],
    ['a page of the web', '?pf=search&pageNo=2', false, '', null],
    ['a sign-in that names a number', '?mobileNumber=9876543210', false, '', null],
    ['an app without an identity', '?source=APP&utm_source=push', true, '', null],
    ['another source', '?source=PMP&discount=5', false, '', null],
    ['an app', '?source=APP&accessToken=t.k&userId=u1&mobileNumber=98', true, 't.k', 'source=APP'],
    ['an app, without a question mark', 'accessToken=t.k&source=APP', true, 't.k', 'source=APP'],
    ['other names for the same', '?source=APP&access_token=t&user_id=u&phone=9&mobileNo=9', true, 't', 'source=APP'],
    ['names in any case and code', '?source=APP&%61CCESSTOKEN=t&USERID=u', true, 't', 'source=APP'],
    ['a token twice', '?accessToken=a&accessToken=b', false, 'a', ''],
    ['a token from anywhere', '?accessToken=a&userId=u&x=1', false, 'a', 'userId=u&x=1'],
    ['a token that is empty', '?source=APP&accessToken=', true, '', 'source=APP'],
    ['what is not UTF-8', '?accessToken=%E0%A4&q=%E0', false, '\uFFFD', 'q=%E0'],
  ])('[03.2] [30.11] reads %s', (_case, search, isFromApp, accessToken, cleanSearch) => {
    expect(readAppHandover(search)).toEqual({ isFromApp, accessToken, cleanSearch })
  })

  it('[03.2] leaves the rest as it was written', () => {
    const search = '?q=%E0%A4%AC+%20x&accessToken=t&a&&b=%2F'
    expect(readAppHandover(search).cleanSearch).toBe('q=%E0%A4%AC+%20x&a&&b=%2F')
  })

  it('[03.2] never throws, and never leaves the token in the address', () => {
    const name = fc.constantFrom('accessToken', 'ACCESStoken', 'access%54oken', 'access_token')
    fc.assert(
      fc.property(fc.array(fc.string()), name, fc.nat(9), (others, token, place) => {
        const pairs = others.map(encodeURI)
        pairs.splice(place, 0, `${token}=a-secret-token`)
        expect(readAppHandover(`?${pairs.join('&')}`).cleanSearch).not.toContain('a-secret-token')
      }),
    )
  })
})
