import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isKeyedHash, keyedHash } from './keyed-hash.ts'
import type { ApiContext } from '../api-context.ts'
import { cookieAttributes, cookieName } from '../session/session-cookie.ts'

/** The cookie of a device that has proven a number: a random name and its signature. The number cannot be read from it. */
const deviceCookie = 'krishi_device'

/** How long a device is remembered, in seconds: browsers keep no cookie longer. */
const lifetime = 400 * 24 * 60 * 60

const purpose = 'known-device'

type DeviceShop = Pick<ApiContext, 'sessionSecrets' | 'origins'>

/**
 * The name of a device that has proven this number before; null for any other device. A known device has counters of its own, so
 * that the tries of strangers never use up those of the owner.
 */
export function knownDevice(shop: DeviceShop, http: Context, mobileNumber: string): string | null {
  const [name = '', signature = ''] = (getCookie(http, cookieName(shop, deviceCookie)) ?? '').split('.')
  return isKeyedHash(signature, shop.sessionSecrets, purpose, `${name} ${mobileNumber}`) ? name : null
}

/** Remembers that the device of this call has proven a number. */
export function rememberDevice(shop: DeviceShop, http: Context, mobileNumber: string): void {
  const name = randomBytes(16).toString('base64url')
  const value = `${name}.${keyedHash(shop.sessionSecrets[0], purpose, `${name} ${mobileNumber}`)}`
  setCookie(http, cookieName(shop, deviceCookie), value, { ...cookieAttributes(shop, http), maxAge: lifetime })
}
