import { mergeSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkoutOf, useCheckout } from '../checkout/use-checkout.ts'
import { aShop, anAddress, createMemoryBackend, createMemoryPorts } from '../memory/index.ts'
import { valueOf } from '../query/index.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useCoinWallet, useCoins } from './index.ts'

const signedIn = { isGuestUser: false, userId: 'user-1' }

function aCoinShop({ user = signedIn, loyaltyPoints = {} }: { user?: object; loyaltyPoints?: object } = {}) {
  const given = { loyaltyPoints: { enableLoyaltyPoints: true, ...loyaltyPoints } }
  const backend = createMemoryBackend({ shop: aShop() })
  const ports = createMemoryPorts({ backend, user, settings: given })
  return { ...aStorefront({ ports, settings: mergeSettings(given) }), backend }
}

async function aCheckout(given: Parameters<typeof aCoinShop>[0] = {}) {
  const shop = aCoinShop(given)
  addToCart(shop)
  const checkoutId = await valueOf(checkoutOf(shop.storefront).actions.create(anAddress()))
  return { ...shop, checkoutId }
}

const failures: string[] = []

function Coins({ checkoutId }: { readonly checkoutId: string }) {
  const view = useCheckout(checkoutId)
  return view.status === 'ready' ? <Box checkout={view.checkout} /> : null
}

function Box({ checkout }: { readonly checkout: Parameters<typeof useCoins>[0] }) {
  const coins = useCoins(checkout, ({ code }) => failures.push(code))
  if (coins === null) return <p>no coins</p>
  return (
    <>
      <button aria-pressed={coins.isUsed} aria-busy={coins.isPending} onClick={() => coins.toggle(!coins.isUsed)}>
        {coins.orderRedeemPoints} of {coins.totalUserPoints}
      </button>
      <output>{checkout.cart.specialDiscount}</output>
    </>
  )
}

function Wallet() {
  const wallet = useCoinWallet()
  if (wallet === null) return <p>no wallet</p>
  return (
    <p>{wallet.status === 'ready' ? `${wallet.value.totalPoints} in ${wallet.value.transactions.length}` : 'wait'}</p>
  )
}

const box = page.getByRole('button')

describe('coins of a checkout', () => {
  it('[27.1] [30.14] are used on request, and kept again', async () => {
    const { storefront, checkoutId } = await aCheckout()
    await renderInStorefront(storefront, <Coins checkoutId={checkoutId} />)
    await expect.element(box).toHaveTextContent('2 of 250')
    await expect.element(box).toHaveAttribute('aria-pressed', 'false')
    await box.click()
    await expect.element(page.getByText('200', { exact: true })).toBeVisible()
    await expect.element(box).toHaveAttribute('aria-pressed', 'true')
    await box.click()
    await expect.element(page.getByText('200', { exact: true })).not.toBeInTheDocument()
    await expect.element(box).toHaveAttribute('aria-pressed', 'false')
  })

  it('[27.1] show the request at once, and the state before when it failed', async () => {
    const { storefront, checkoutId, backend } = await aCheckout()
    await renderInStorefront(storefront, <Coins checkoutId={checkoutId} />)
    await expect.element(box).toBeVisible()
    backend.set({ failNext: { code: 'network/server' } })
    await box.click()
    await expect.poll(() => failures).toEqual(['network/server'])
    await expect.element(box).toHaveAttribute('aria-pressed', 'false')
    await expect.element(box).toHaveAttribute('aria-busy', 'false')
  })

  it('[27.1] start used where the owner says so', async () => {
    const { storefront, checkoutId } = await aCheckout({ loyaltyPoints: { applyByDefault: true } })
    await renderInStorefront(storefront, <Coins checkoutId={checkoutId} />)
    await expect.element(box).toHaveAttribute('aria-pressed', 'true')
  })

  it('[27.1] [03.5] are not there for a guest, nor where they are off', async () => {
    for (const given of [{ user: {} }, { loyaltyPoints: { enableLoyaltyPoints: false } }]) {
      const { storefront, checkoutId } = await aCheckout(given)
      const screen = await renderInStorefront(storefront, <Coins checkoutId={checkoutId} />)
      await expect.element(page.getByText('no coins')).toBeVisible()
      await screen.unmount()
    }
  })
})

describe('the wallet', () => {
  it('[27.6] tells how many there are and how they came', async () => {
    const { storefront } = aCoinShop()
    await renderInStorefront(storefront, <Wallet />)
    await expect.element(page.getByText('250 in 1')).toBeVisible()
  })

  it.each([
    ['a guest', { user: {} }],
    ['anybody where coins are off', { loyaltyPoints: { enableLoyaltyPoints: false } }],
  ])('[27.6] asks for no coins of %s', async (_, given) => {
    const { storefront, backend } = aCoinShop(given)
    await renderInStorefront(storefront, <Wallet />)
    await expect.element(page.getByText('no wallet')).toBeVisible()
    await storefront.session.open()
    expect([backend.calls('loyalty.balance'), backend.calls('loyalty.history')]).toEqual([0, 0])
  })
})
