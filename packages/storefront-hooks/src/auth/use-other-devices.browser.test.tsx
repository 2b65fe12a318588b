import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useOtherDevices } from './use-other-devices.ts'

describe('other devices', () => {
  function Devices({ tell }: { readonly tell: (outcome: string) => void }) {
    const { count, signOut } = useOtherDevices('user-1')
    const leave = async () => {
      const ended = await signOut()
      tell(ended.ok ? `ended ${ended.value}` : ended.error.code)
    }
    return <button onClick={() => void leave()}>{count ?? 'unknown'}</button>
  }

  async function show() {
    const told: string[] = []
    const { storefront, backend } = aStorefront({ user: { isGuestUser: false, userId: 'user-1' } })
    await renderInStorefront(storefront, <Devices tell={(outcome) => told.push(outcome)} />)
    const button = page.getByRole('button')
    await expect.element(button).toHaveTextContent('0')
    return { told, backend, button }
  }

  it('[V7.5.2] are signed out once, however often the button is pressed meanwhile', async () => {
    const { told, backend, button } = await show()
    backend.set({ latencyMs: 1 })
    const element = button.element()
    if (element instanceof HTMLElement) for (let press = 0; press < 2; press += 1) element.click()
    await expect.poll(() => told).toContain('network/aborted')
    expect(backend.calls('auth.endOtherSessions')).toBe(1)
  })

  it('[V7.5.2] are asked about again after an end, and after one that was not heard of', async () => {
    const { told, backend, button } = await show()
    await button.click()
    await expect.poll(() => backend.calls('auth.sessions')).toBe(2)
    backend.set({ failNext: { code: 'network/offline' } })
    await button.click()
    await expect.poll(() => backend.calls('auth.sessions')).toBe(3)
    expect(told).toEqual(['ended 0', 'network/offline'])
  })
})
