import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { aStorage } from '../testing/storages.ts'
import { useIsKnownMember } from './use-is-known-member.ts'

function Who() {
  return <p>{useIsKnownMember() ? 'member' : 'guest'}</p>
}

it.each([
  ['nothing noted', {}, 'guest'],
  ['a sign-in noted', { signedIn: '1' }, 'member'],
])('[09.3] with %s knows who shops without a call, and then by the session', async (_noted, entries, expected) => {
  const { storefront, backend } = aStorefront({ browser: aStorage(entries), user: { isGuestUser: true } })
  await renderInStorefront(storefront, <Who />)
  await expect.element(page.getByText(expected)).toBeVisible()
  expect(backend.calls('auth.readSession')).toBe(0)
  await storefront.session.open()
  await expect.element(page.getByText('guest')).toBeVisible()
})
