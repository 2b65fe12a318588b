import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useDevices } from './use-devices.ts'

describe('the devices of a shopper', () => {
  function Devices({ tell }: { readonly tell: (outcome: string) => void }) {
    const { devices, pending, end, endOthers } = useDevices('user-1')
    const run = async (act: ReturnType<typeof end>) => {
      const ended = await act
      tell(ended.ok ? `ended ${ended.value}` : ended.error.code)
    }
    return (
      <>
        <p>{devices?.map(({ device }) => device.browser).join() ?? 'unknown'}</p>
        <p>{pending ?? 'idle'}</p>
        <button onClick={() => void run(endOthers())}>All</button>
        <button onClick={() => void run(end('session-2'))}>One</button>
      </>
    )
  }

  async function show() {
    const told: string[] = []
    const { storefront, backend, clock } = aStorefront({ user: { isGuestUser: false, userId: 'user-1' } })
    await renderInStorefront(storefront, <Devices tell={(outcome) => told.push(outcome)} />)
    await expect.element(page.getByText('Chrome')).toBeVisible()
    const press = (name: string) => page.getByRole('button', { name }).click()
    return { told, backend, clock, press }
  }

  it('[V7.5.2] are signed out one end at a time, however often the buttons are pressed meanwhile', async () => {
    const { told, backend, clock, press } = await show()
    backend.set({ latencyMs: 1 })
    await press('One')
    await expect.element(page.getByText('session-2')).toBeVisible()
    await press('One')
    await press('All')
    await clock.advance(1)
    await expect.poll(() => told).toEqual(['network/aborted', 'network/aborted', 'ended 0'])
    expect([backend.calls('auth.endSession'), backend.calls('auth.endOtherSessions')]).toEqual([1, 0])
    await expect.element(page.getByText('idle')).toBeVisible()
  })

  it.each([
    ['All', 'auth.endOtherSessions'],
    ['One', 'auth.endSession'],
  ] as const)(
    '[V7.5.2] are asked about again after an end, and after one that was not heard of: %s',
    async (name, call) => {
      const { told, backend, press } = await show()
      await press(name)
      await expect.poll(() => backend.calls('auth.sessions')).toBe(2)
      backend.set({ failNext: { code: 'network/offline' } })
      await press(name)
      await expect.poll(() => backend.calls('auth.sessions')).toBe(3)
      expect(told).toEqual(['ended 0', 'network/offline'])
      expect(backend.calls(call)).toBe(2)
    },
  )
})
