import type { HttpBindings } from '@hono/node-server'
import type { Api } from '@krishi/api/create-api'
import { splitLocalePath } from '@krishi/storefront-core/locale'
import { readAppHandover } from '@krishi/storefront-core/session'
import type { Visit } from '@krishi/storefront-core/settings'
import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

type ShopApp = Hono<{ Bindings: HttpBindings }>

/** Says that the app opened this browser; gone with it. Its name begins with `__Host-` where the shop is reached by https. */
const appCookie = 'krishi_app'

/** What the API reads of a page's request: where it came from, and over what. */
const passedOn = ['x-forwarded-for', 'x-forwarded-proto']

/**
 * Takes over what a native app puts into an address [03.2]: trades its token for a cookie, once, and sends the browser on to
 * the address without token, user id and number, before anything is rendered, stored or referred to. A token that proves
 * nothing leaves the session as it was, and so does each where the shop takes none of an address: the app has set the cookie.
 *
 * @param how.isEncrypted Whether shoppers reach the shop by https, to which its cookie is kept then.
 * @param how.takesToken Whether a token is taken of an address.
 */
export function mountAppHandover(
  app: ShopApp,
  { app: api }: Pick<Api, 'app'>,
  { isEncrypted, takesToken }: { readonly isEncrypted: boolean; readonly takesToken: boolean },
): void {
  const cookieName = isEncrypted ? `__Host-${appCookie}` : appCookie
  app.get('*', async (c, next) => {
    const url = new URL(c.req.url)
    const { isFromApp, accessToken, cleanSearch } = readAppHandover(url.search)
    if (isFromApp) setCookie(c, cookieName, '1', { path: '/', httpOnly: true, sameSite: 'Lax', secure: isEncrypted })
    if (cleanSearch === null) return next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    const isTaken = takesToken && isFromApp && accessToken !== ''
    if (isTaken && isOpenedByHand(c)) await exchange(c, api, accessToken)
    // Not to another host, whatever stands before the path.
    const path = url.pathname.replace(/^\/+/, '/')
    return c.redirect(path + (cleanSearch === '' ? '' : `?${cleanSearch}`), 303)
  })
}

/** A link on somebody else's page could hand over that person's own identity; an app opens its address itself. */
function isOpenedByHand(c: Context): boolean {
  return !['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')
}

/** Asks the API for a session in the token's place, and gives its cookie to the browser. */
async function exchange(c: Context<{ Bindings: HttpBindings }>, api: Hono, accessToken: string): Promise<void> {
  const { locale } = splitLocalePath(new URL(c.req.url).pathname)
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of passedOn) headers.set(name, c.req.header(name) ?? '')
  const request = new Request(new URL('/api/session/app', c.req.url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ accessToken, userId: '', mobileNumber: '', selectedLanguage: locale }),
  })
  const answer = await api.fetch(request, c.env)
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}

/** Where the page of a request will be shown. */
export function visitOf(c: Context): Visit {
  const { isFromApp } = readAppHandover(new URL(c.req.url).search)
  return {
    // The name without prefix is of the version before, and gone with the browser that holds it.
    isFromApp: isFromApp || [`__Host-${appCookie}`, appCookie].some((name) => getCookie(c, name) !== undefined),
    userAgent: c.req.header('user-agent') ?? '',
  }
}
