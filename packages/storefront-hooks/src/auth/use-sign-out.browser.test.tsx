import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { forgetDevice, onForgottenElsewhere } from '../browser/index.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useSignOut } from './use-sign-out.ts'

const user = { isGuestUser: false, userId: 'user-1' }
const ours = {
  local: ['cartProducts', 'cartReceipt', 'checkoutAddress', 'checkoutAddressSession', 'sessionId', 'recentlyViewed'],
  session: ['userAppliedCoupon', 'checkoutAddressDraft', 'reviewDraft:product-1', 'places'],
}

beforeEach(() => {
  for (const key of ours.local) localStorage.setItem(key, 'kept')
  for (const key of ours.session) sessionStorage.setItem(key, 'kept')
  localStorage.setItem('of the page around', 'its own')
})

const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

describe('signing out', () => {
  function Leave({ tell }: { readonly tell: (outcome: string) => void }) {
    const { isPending, signOut } = useSignOut(() => forgetDevice(window, ['places']))
    const leave = async () => {
      const ended = await signOut()
      tell(ended.ok ? 'signed out' : ended.error.code)
    }
    return <button onClick={() => void leave()}>{isPending ? 'leaving' : 'leave'}</button>
  }

  it('[03.8] forgets everything of the shop and nothing of the page around, then ends the session', async () => {
    const { storefront, backend } = aStorefront({ user })
    const told: string[] = []
    await renderInStorefront(storefront, <Leave tell={(outcome) => told.push(outcome)} />)
    await page.getByRole('button').click()
    await expect.poll(() => told).toEqual(['signed out'])
    expect(left()).toEqual(['of the page around'])
    expect(backend.calls('auth.signOut')).toBe(1)
    expect(await storefront.session.open()).toMatchObject({ value: { isGuestUser: true } })
  })

  it('[03.8] forgets first, also where nobody can be asked, and says so', async () => {
    const { storefront, backend } = aStorefront({ user })
    backend.set({ offline: true })
    const told: string[] = []
    await renderInStorefront(storefront, <Leave tell={(outcome) => told.push(outcome)} />)
    await page.getByRole('button').click()
    await expect.poll(() => told).toEqual(['network/offline'])
    expect(left()).toEqual(['of the page around'])
  })

  it.each([
    ['it has ended', { loseNext: true }, 'signed out'],
    ['it goes on', { failNext: { code: 'network/unanswered' } }, 'network/unanswered'],
  ] as const)('[03.8] [30.12] reads the session where the answer was lost: %s', async (_, conditions, outcome) => {
    const { storefront, backend } = aStorefront({ user })
    backend.set(conditions)
    const told: string[] = []
    await renderInStorefront(storefront, <Leave tell={(end) => told.push(end)} />)
    await page.getByRole('button').click()
    await expect.poll(() => told).toEqual([outcome])
  })

  it('[03.8] signs out once, however often it is pressed', async () => {
    const { storefront, backend, clock } = aStorefront({ user })
    backend.set({ latencyMs: 100 })
    const told: string[] = []
    await renderInStorefront(storefront, <Leave tell={(outcome) => told.push(outcome)} />)
    await page.getByRole('button').click()
    await page.getByRole('button', { name: 'leaving' }).click()
    await clock.advance(100)
    await expect.poll(() => told).toEqual(['network/aborted', 'signed out'])
    expect(backend.calls('auth.signOut')).toBe(1)
  })
})

describe('onForgottenElsewhere', () => {
  it('[03.8] hears when another tab has forgotten the session, and nothing else', () => {
    let heard = 0
    const stop = onForgottenElsewhere(window, () => (heard += 1))
    const send = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    send('sessionId', 'another')
    send('cartProducts', null)
    expect(heard).toBe(0)
    send('sessionId', null)
    expect(heard).toBe(1)
    stop()
    send('sessionId', null)
    expect(heard).toBe(1)
  })
})
