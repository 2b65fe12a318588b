import { describe, expect, it } from 'vitest'
import { safeInternalPath } from '../links/index.ts'
import type { InternalPath } from '../links/index.ts'
import { signInDestination } from './index.ts'

function pathOf(text: string): InternalPath {
  const path = safeInternalPath(text)
  if (path === null)
    throw new Error(`"${text}" is no path of the shop. The test has no home to lead to. Give it a path.`)
  return path
}

const home = pathOf('/hi')
const page = { source: 'page', callBackUrl: null, returnedUrl: null } as const

describe('signInDestination', () => {
  it('[32.7] leads to the page that asked, with its query', () => {
    const asked = { ...page, callBackUrl: '/hi/loyalty?from=menu#terms', returnedUrl: '/orders' }
    expect(signInDestination(asked, home)).toEqual({ kind: 'go', path: '/hi/loyalty?from=menu#terms' })
    expect(signInDestination({ ...asked, source: 'modal' }, home)).toEqual({
      kind: 'go',
      path: '/hi/loyalty?from=menu#terms',
    })
  })

  it('[32.7] stays in a guest’s address form, whatever the address asks for', () => {
    const asked = { source: 'guest-address', callBackUrl: '/loyalty', returnedUrl: '/orders' } as const
    expect(signInDestination(asked, home)).toEqual({ kind: 'stay' })
  })

  it('[32.7] stays on the page under a window', () => {
    expect(signInDestination({ ...page, source: 'modal', returnedUrl: '/orders' }, home)).toEqual({ kind: 'stay' })
  })

  it('[32.7] leads to the address that the server names, else home', () => {
    expect(signInDestination({ ...page, returnedUrl: '/orders' }, home)).toEqual({ kind: 'go', path: '/orders' })
    expect(signInDestination(page, home)).toEqual({ kind: 'go', path: '/hi' })
  })

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 'orders'])(
    '[32.7] takes %j for no address at all',
    (address) => {
      expect(signInDestination({ ...page, callBackUrl: address, returnedUrl: address }, home)).toEqual({
        kind: 'go',
        path: home,
      })
    },
  )

  it.each(['/auth/signin', '/hi/auth/signin?callBackUrl=/x', '/signin', '/auth/signin/', '/ta/signin#top'])(
    '[32.7] never leads back to %s',
    (address) => {
      expect(signInDestination({ ...page, callBackUrl: address }, home)).toEqual({ kind: 'go', path: home })
    },
  )

  it('[32.7] leads to a page whose name only begins like the sign-in', () => {
    expect(signInDestination({ ...page, callBackUrl: '/signin-help' }, home)).toMatchObject({ path: '/signin-help' })
  })
})
