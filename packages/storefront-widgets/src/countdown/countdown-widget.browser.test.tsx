import { aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CountdownWidget } from './index.ts'

it('[35.3] counts each second, and is gone once the time has come, with its timer', async () => {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop(), clock })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
    clock,
  })
  const screen = await render(
    <StorefrontProvider storefront={storefront}>
      <CountdownWidget until={clock.now() + 61_000} />
    </StorefrontProvider>,
  )
  const timer = page.getByRole('timer')
  await expect.element(timer).toHaveTextContent('days00hours00minutes01seconds01')
  await clock.advance(1_000)
  await expect.element(timer).toHaveTextContent('days00hours00minutes01seconds00')
  await clock.advance(60_000)
  await expect.poll(() => screen.container.textContent).toBe('')
  await screen.unmount()
  expect(clock.waiting()).toBe(0)
})
