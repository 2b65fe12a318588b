import { createCartStore } from '@krishi/storefront-hooks/cart'
import {
  aProduct,
  aShop,
  aStorage,
  aVariant,
  createMemoryBackend,
  createMemoryPorts,
} from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { NotifyAccepted } from '@krishi/storefront-ui/notify-me'
import { unknownDevice } from '@krishi/storefront-hooks/auth'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SignInModalWidget } from '../sign-in/index.ts'
import { NotifyMeWidget } from './index.ts'

const savitri = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }
const gone = aVariant({ id: 'gone', inventoryQuantity: 0 })
const other = aVariant({ id: 'other', inventoryQuantity: 0 })
const forSale = aVariant({ id: 'small' })
const product = aProduct({ productId: 'okra', variants: [forSale, gone, other] })

function aPage({ user, hasBar = false }: { readonly user?: object; readonly hasBar?: boolean } = {}) {
  const backend = createMemoryBackend({ shop: aShop({ products: [product] }) })
  const storage = aStorage()
  const returned: (() => void)[] = []
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, ...(user && { user }) }),
    locale: 'en',
    settings: defaultSettings,
    clock: backend.clock,
    createCart: createCartStore,
    storage: () => storage,
    onReturn(listener) {
      returned.push(listener)
      return () => undefined
    },
  })
  const notices: string[] = []
  function Wait({ variant = gone, status = product.status }) {
    return (
      <StorefrontProvider storefront={storefront}>
        <NotifyMeWidget
          product={{ ...product, status }}
          variant={variant}
          hasBar={hasBar}
          onNotice={(notice) => notices.push(notice)}
          renderAccepted={({ onClose }) => <NotifyAccepted open onOpenChange={onClose} product="Okra" />}
          renderSignIn={({ onSignedIn, onClose }) => (
            <SignInModalWidget
              open
              onOpenChange={onClose}
              title="Sign in first"
              device={unknownDevice}
              request={{ source: 'page', callBackUrl: null }}
              onEvent={({ type }) => type === 'signed-in' && onSignedIn()}
            />
          )}
        />
      </StorefrontProvider>
    )
  }
  async function signOut(): Promise<void> {
    await storefront.ports.auth.signOut()
    await storefront.session.open()
  }

  return { Wait, backend, notices, signOut, comeBack: () => returned.forEach((listener) => listener()) }
}

const ask = page.getByRole('button', { name: 'Notify me when it is back' })
const cancel = page.getByRole('button', { name: 'Cancel notification' })

describe('NotifyMeWidget', () => {
  it('[15.1] is there for a pack that is sold out, of a product that is still in the catalogue', async () => {
    const { Wait } = aPage()
    const screen = await render(<Wait />)
    await expect.element(ask).toBeVisible()
    await screen.rerender(<Wait variant={forSale} />)
    expect(ask.query()).toBeNull()
    await screen.rerender(<Wait status="archived" />)
    expect(ask.query()).toBeNull()
  })

  it('[18.1] [18.2] opens a request for one pack, and cancels it', async () => {
    const { Wait, notices } = aPage({ user: savitri })
    const screen = await render(<Wait />)
    await ask.click()
    await expect.element(page.getByRole('dialog', { name: 'Request accepted' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(cancel).toHaveFocus()
    await screen.rerender(<Wait variant={other} />)
    await expect.element(ask).toBeVisible()
    await screen.rerender(<Wait />)
    await cancel.click()
    await expect.element(ask).toBeVisible()
    expect(notices).toEqual(['cancelled'])
  })

  it('[03.8] shows nobody the request of a shopper who has signed out', async () => {
    const { Wait, signOut } = aPage({ user: savitri })
    await render(<Wait />)
    await ask.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(cancel).toBeVisible()
    await signOut()
    await expect.element(ask).toBeVisible()
    expect(cancel.query()).toBeNull()
  })

  it('[18.2] says once that it failed, as a notice', async () => {
    const { Wait, backend, notices } = aPage({ user: savitri })
    await render(<Wait />)
    backend.set({ failing: { code: 'network/server' } })
    await ask.click()
    await expect.poll(() => notices).toEqual(['failed'])
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('[30.12] says beside its button that nothing was sent, and as a notice where the bar was tapped', async () => {
    const { Wait, backend, notices } = aPage({ user: savitri, hasBar: true })
    await render(<Wait />)
    backend.set({ offline: true })
    await ask.click()
    const words = page.getByRole('alert').filter({ hasText: 'You are offline' })
    await expect.element(words).toBeVisible()
    expect(notices).toEqual([])
    const bar = page.getByRole('region', { name: 'Sold out: Product okra, 500 g', includeHidden: true })
    bar.element().querySelector('button')?.click()
    await expect.poll(() => notices).toEqual(['not-sent'])
    expect(words.query()).toBeNull()
  })

  it('[30.12] takes back that the page is offline once the network is back', async () => {
    const { Wait, backend, comeBack } = aPage({ user: savitri })
    await render(<Wait />)
    backend.set({ offline: true })
    await ask.click()
    const words = page.getByText('You are offline, so nothing was sent. Please try again when the connection is back.')
    await expect.element(words).toBeVisible()
    comeBack()
    await expect.element(words).not.toBeInTheDocument()
  })

  it('[18.2] says that the pack is back already', async () => {
    const { Wait, backend, notices } = aPage({ user: savitri })
    await render(<Wait />)
    backend.changeVariant(gone.id, { inventoryQuantity: 5 })
    await ask.click()
    await expect.poll(() => notices).toEqual(['back'])
    await expect.element(ask).not.toHaveAttribute('aria-busy')
    expect(page.getByText('Something went wrong, try again').query()).toBeNull()
  })

  it('[18.3] asks a guest to sign in, and makes the request afterwards', async () => {
    const { Wait } = aPage()
    await render(<Wait />)
    await ask.click()
    const signIn = page.getByRole('dialog', { name: 'Sign in first' })
    await userEvent.fill(signIn.getByRole('textbox'), '9876543210')
    await userEvent.keyboard('{Enter}')
    const code = signIn.getByRole('textbox', { name: 'Code' })
    await expect.element(code).toHaveFocus()
    await userEvent.fill(code, '4821')
    await expect.element(page.getByRole('dialog', { name: 'Request accepted' })).toBeVisible()
    await expect.element(cancel).toBeInTheDocument()
  })

  it('[15.8] [18.1] offers it in the bar of a phone too, which knows the same', async () => {
    const { Wait } = aPage({ user: savitri, hasBar: true })
    await render(<Wait />)
    const bar = page.getByRole('region', { name: 'Sold out: Product okra, 500 g', includeHidden: true })
    await expect.element(bar).toBeInTheDocument()
    bar.element().querySelector('button')?.click()
    await expect.element(page.getByRole('dialog', { name: 'Request accepted' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(cancel).toBeVisible()
    expect(bar.element().querySelector('button')?.textContent).toBe('Do not notify me')
  })
})
