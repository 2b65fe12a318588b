import { describe, expect, it } from 'vitest'
import { signInDestination } from './index.ts'

const page = { source: 'page', callBackUrl: null, returnedUrl: null } as const

describe('signInDestination', () => {
  it('[32.7] leads to the page that asked, with its query', () => {
    const asked = { ...page, callBackUrl: '/hi/loyalty?from=menu#terms', returnedUrl: '/orders' }
    expect(signInDestination(asked)).toEqual({ kind: 'go', path: '/hi/loyalty?from=menu#terms' })
    expect(signInDestination({ ...asked, source: 'modal' })).toEqual({
      kind: 'go',
      path: '/hi/loyalty?from=menu#terms',
    })
  })

  it('[32.7] stays in a guest’s address form, whatever the address asks for', () => {
    const asked = { source: 'guest-address', callBackUrl: '/loyalty', returnedUrl: '/orders' } as const
    expect(signInDestination(asked)).toEqual({ kind: 'stay' })
  })

  it('[32.7] stays on the page under a window', () => {
    expect(signInDestination({ ...page, source: 'modal', returnedUrl: '/orders' })).toEqual({ kind: 'stay' })
  })

  it('[32.7] leads to the address that the server names, else home', () => {
    expect(signInDestination({ ...page, returnedUrl: '/orders' })).toEqual({ kind: 'go', path: '/orders' })
    expect(signInDestination(page)).toEqual({ kind: 'home' })
  })

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 'orders'])(
    '[32.7] takes %j for no address at all',
    (address) => {
      expect(signInDestination({ ...page, callBackUrl: address, returnedUrl: address })).toEqual({ kind: 'home' })
    },
  )

  it.each(['/auth/signin', '/hi/auth/signin?callBackUrl=/x', '/signin', '/auth/signin/', '/ta/signin#top'])(
    '[32.7] never leads back to %s',
    (address) => {
      expect(signInDestination({ ...page, callBackUrl: address })).toEqual({ kind: 'home' })
    },
  )

  it('[32.7] leads to a page whose name only begins like the sign-in', () => {
    expect(signInDestination({ ...page, callBackUrl: '/signin-help' })).toMatchObject({ path: '/signin-help' })
  })
})
