import type { HttpBindings } from '@hono/node-server'
import type { Config } from '@krishi/api/config'
import { clientAddress } from '@krishi/api/http/client-address'
import { networkOf } from '@krishi/api/http/network-of'
import { createRateLimits, noRateLimits } from '@krishi/api/http/rate-limits'
import { localizePath, splitLocalePath } from '@krishi/storefront-core/locale'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import {
  addToCartCookie,
  parseCartCookie,
  readCartCookie,
  serializeCartCookie,
} from '../src/features/cart-handover/cart-cookie.ts'
import { cartCookieName } from '../src/features/cart-handover/cart-cookie-name.ts'

const cookieLifetime = 30 * 24 * 3600

/** Three short fields, and room for what a browser writes around them. */
const maximumForm = 64 * 1024

/** What the form needs to know of the shop's settings. */
export type CartFormConfig = Pick<Config, 'publicOrigin' | 'trustedProxies' | 'rateLimit'>

/**
 * "Add to cart" as a plain form post, for the time before the client runs and for browsers where it never does: the
 * line goes into a cookie that the cart page reads and the cart store later takes over. Refused are forms of other sites (403), too
 * many from one network (429), too long (413) and unreadable ones (400).
 */
export function mountCartForm(app: Hono<{ Bindings: HttpBindings }>, config: CartFormConfig): void {
  const addLine = addLineWith(config.publicOrigin?.startsWith('https:') ?? false)
  const guards = [ownFormsOnly(config), limitForms(config)] as const
  const tooLong = (c: Context) => c.text('This form is too long.', 413)
  for (const path of ['/cart/add', '/:lang{hi|te|ta|kn|bn}/cart/add'] as const) {
    app.post(path, ...guards)
    app.post(path, bodyLimit({ maxSize: maximumForm, onError: tooLong }), addLine)
  }
}

/** Refuses a form that a page of another site has sent. Who sends no such headers is no browser, and has no cart to spoil. */
function ownFormsOnly({ publicOrigin }: CartFormConfig): MiddlewareHandler {
  return (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const { host } = new URL(publicOrigin ?? c.req.url)
    const isOwn = site === undefined ? origin === undefined || hostOf(origin) === host : site === 'same-origin'
    return isOwn ? next() : Promise.resolve(c.text('This form belongs to another site.', 403))
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

function limitForms({ rateLimit, trustedProxies }: CartFormConfig): MiddlewareHandler {
  const limits = rateLimit ? createRateLimits(null) : noRateLimits
  return async (c, next) => {
    const address = clientAddress(c, trustedProxies)
    const wait = address === null ? null : await limits('write', networkOf(address))
    if (wait === null) return next()
    return c.text('Too many forms. Please try again later.', 429, { 'retry-after': String(wait) })
  }
}

const addLineWith = (secure: boolean) => async (c: Context) => {
  const form: Readonly<Record<string, unknown>> = await c.req.parseBody().catch(() => ({}))
  const { locale } = splitLocalePath(new URL(c.req.url).pathname)
  const { productId = '', variantId = '', quantity = '1' } = form
  const [added] = parseCartCookie([productId, variantId, quantity].map(String).join('.'))
  if (!added) return c.text('This form cannot be read.', 400)
  const lines = addToCartCookie(readCartCookie(c.req.header('cookie') ?? '', cartCookieName), added)
  // Readable by the page: the cart store takes the lines over and deletes the cookie.
  setCookie(c, secure ? `__Host-${cartCookieName}` : cartCookieName, serializeCartCookie(lines), {
    path: '/',
    sameSite: 'Lax',
    maxAge: cookieLifetime,
    secure,
  })
  return c.redirect(localizePath('/cart', locale), 303)
}
