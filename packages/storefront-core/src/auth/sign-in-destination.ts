import { splitLocalePath } from '../locale/index.ts'
import { safeInternalPath } from '../links/index.ts'
import type { InternalPath } from '../links/index.ts'

/** From where somebody signs in: its own page, a window over a page, or the address form of a guest [32.9]. */
export const signInSources = ['page', 'modal', 'guest-address'] as const

/** One of `signInSources`. */
export type SignInSource = (typeof signInSources)[number]

/** What a sign-in knows of where it came from. The texts are as they came: from an address or an answer. */
export interface SignInRequest {
  readonly source: SignInSource
  readonly callBackUrl: string | null
  /** The address that the answer of the verification names. */
  readonly returnedUrl: string | null
}

/** Where a sign-in leads: to a page of the shop, home, or to the same page again, now signed in. */
export type SignInDestination =
  | { readonly kind: 'go'; readonly path: InternalPath }
  | { readonly kind: 'home' }
  | { readonly kind: 'stay' }

/**
 * Where a shopper is led after signing in [32.7]: to `callBackUrl`, unless a guest's address form asked; back to the page under a
 * window or form; to the address that the server names; home. An address of another site or of the sign-in itself counts as none.
 */
export function signInDestination(request: SignInRequest): SignInDestination {
  const wanted = request.source === 'guest-address' ? null : destinationOf(request.callBackUrl)
  if (wanted !== null) return { kind: 'go', path: wanted }
  if (request.source !== 'page') return { kind: 'stay' }
  const named = destinationOf(request.returnedUrl)
  return named === null ? { kind: 'home' } : { kind: 'go', path: named }
}

function destinationOf(text: string | null): InternalPath | null {
  const path = text === null ? null : safeInternalPath(text)
  if (path === null) return null
  return /^(\/auth)?\/signin\/?([?#]|$)/.test(splitLocalePath(path).path) ? null : path
}
