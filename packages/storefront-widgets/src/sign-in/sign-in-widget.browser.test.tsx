import { defaultSettings } from '@krishi/storefront-core/settings'
import { unknownDevice } from '@krishi/storefront-hooks/auth'
import type { SignInEvent } from '@krishi/storefront-hooks/auth'
import { aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SignInModalWidget, SignInWidget } from './index.ts'

const field = page.getByRole('textbox')

async function aSignIn(variant: 'page' | 'modal') {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop(), clock })
  const events: SignInEvent[] = []
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
    clock,
  })
  const props = {
    title: 'Sign in',
    device: unknownDevice,
    request: { source: variant, callBackUrl: null },
    mobileNumber: '+919876543210',
    onEvent: (event: SignInEvent) => void events.push(event),
  } as const
  await render(
    <StorefrontProvider storefront={storefront}>
      {variant === 'page' ? <SignInWidget {...props} /> : <SignInModalWidget {...props} open onOpenChange={() => {}} />}
    </StorefrontProvider>,
  )
  await expect.element(field).toHaveValue('9876543210')
  return { backend, clock, events, storefront }
}

describe('SignInWidget', () => {
  it.each([
    ['page', { kind: 'home' }],
    ['modal', { kind: 'stay' }],
  ] as const)('[32.9] signs in on a %s with the code that the shop shows', async (variant, destination) => {
    const { clock, events, storefront } = await aSignIn(variant)
    await userEvent.type(field, '{Enter}')
    await expect.element(page.getByText('Test shop: your code is 4821')).toBeVisible()
    await page.getByRole('button', { name: 'Fill in the code' }).click()
    await clock.advance(500)
    await expect.element(page.getByText('You are signed in.')).toBeVisible()
    expect(events).toEqual([{ type: 'signed-in', destination }])
    expect(storefront.session.getState().user?.mobileNumber).toBe('9876543210')
  })

  it('[32.6] says in its place what could not be sent, and sends it at the next try', async () => {
    const { backend, events } = await aSignIn('page')
    backend.set({ failNext: { code: 'request/rate-limited' } })
    await userEvent.type(field, '{Enter}')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Too many codes were asked for. Please wait a little and try again.')
    expect(events).toEqual([{ type: 'unable-to-send' }])
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect.element(page.getByText('Test shop: your code is 4821')).toBeVisible()
  })

  it('[32.6] shows the words of the server at the code, and the countdown beside it', async () => {
    const { clock } = await aSignIn('page')
    await userEvent.type(field, '{Enter}')
    await expect.element(page.getByText('Send again in 30 s')).toBeVisible()
    await userEvent.type(field, '1111')
    await clock.advance(500)
    await expect.element(field).toHaveAccessibleDescription(/^This code is not right\./)
    await clock.advance(29_500)
    await expect.element(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  })
})
