import type { HttpBindings } from '@hono/node-server'
import { localizePath, splitLocalePath } from '@krishi/storefront-core/locale'
import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { addToCartCookie, parseCartCookie, serializeCartCookie } from '../src/cart-handover/cart-cookie.ts'
import { cartCookieName } from '../src/cart-handover/cart-cookie-name.ts'

const cookieLifetime = 30 * 24 * 3600

/**
 * "Add to cart" as a plain form post, for the time before the client runs and for browsers where it never does: the
 * line goes into a cookie that the cart page reads and the cart store later takes over.
 */
export function mountCartForm(app: Hono<{ Bindings: HttpBindings }>): void {
  app.post('/cart/add', addLine)
  app.post('/:lang{hi|te|ta|kn|bn}/cart/add', addLine)
}

async function addLine(c: Context): Promise<Response> {
  const form = await c.req.parseBody()
  const { locale } = splitLocalePath(new URL(c.req.url).pathname)
  const fields = ['productId', 'variantId', 'quantity'].map((name) => String(form[name] ?? '1'))
  const [added] = parseCartCookie(fields.join('.'))
  if (added) {
    const lines = addToCartCookie(parseCartCookie(getCookie(c, cartCookieName)), added)
    // Readable by the page: the cart store takes the lines over and deletes the cookie.
    setCookie(c, cartCookieName, serializeCartCookie(lines), { path: '/', sameSite: 'Lax', maxAge: cookieLifetime })
  }
  return c.redirect(localizePath('/cart', locale), 303)
}
