import { defaultSettings } from '@krishi/storefront-core/settings'
import type { LoyaltyTexts, Settings } from '@krishi/storefront-core/settings'
import type { SessionUser } from '@krishi/storefront-core/session'
import { aShop, aStorage, aVariant, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CoinExplainerWidget, CoinsMessageWidget, CompositionBoxWidget } from './index.ts'

const texts: LoyaltyTexts = {
  heading: 'Our coins',
  subHeading: '',
  howToUseBHCoinsMedia: '/coins.webp',
  mediaType: 'image',
  mediaStyle: '',
  termsAndConditions: '<p>Valid for 180 days</p>',
  title: '',
  yourCoins: '',
  totalPointsEarned: '',
  historyMessage: '',
  youWillEarn: '',
  expiresHeading: '',
  expiredHeading: '',
  coinIconPath: '',
  historyIconPath: '',
}

const coinsOn = { loyaltyPoints: { ...defaultSettings.loyaltyPoints, enableLoyaltyPoints: true, rupeePerBHCoin: 0.5 } }
const signedIn = { isGuestUser: false, userId: 'user-1' }

/** The browser of somebody who was here before, unless `kept` says otherwise. */
function inShop(
  ui: ReactNode,
  settings: Partial<Settings> = {},
  user: Partial<SessionUser> = {},
  kept: Readonly<Record<string, string>> = { sessionId: 'session-1' },
) {
  const backend = createMemoryBackend({ shop: aShop(), clock: createFakeClock() })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, user }),
    locale: 'en',
    settings: { ...defaultSettings, ...settings },
    clock: backend.clock,
    storage: () => aStorage(kept),
  })
  return { ui: <StorefrontProvider storefront={storefront}>{ui}</StorefrontProvider>, storefront }
}

describe('CoinsMessageWidget', () => {
  const pack = { product: { status: 'active' }, variant: aVariant({ id: 'pack', price: 60_000 }) } as const
  const message = <CoinsMessageWidget {...pack} onHowOpen={() => undefined} />

  it('[15.6] tells whoever is signed in what a purchase earns', async () => {
    await render(inShop(message, coinsOn, signedIn).ui)
    await expect.element(page.getByText('You earn 12 coins, worth ₹6, with this purchase.')).toBeVisible()
  })

  it('[15.6] says the sentence of the shop, figures filled in', async () => {
    const loyaltyConfig = { en: { ...texts, youWillEarn: 'Take #BHCOINS coins (₹#BHRUPEES) home' } }
    await render(inShop(message, { ...coinsOn, loyaltyConfig }, signedIn).ui)
    await expect.element(page.getByText('Take 12 coins (₹6) home')).toBeVisible()
  })

  it.each([
    ['that is sold out', { ...pack, variant: { ...pack.variant, inventoryQuantity: 0 } }],
    ['that has left the shop', { ...pack, product: { status: 'archived' as const } }],
  ])('[15.6] promises nothing for a pack %s', async (_which, gone) => {
    const { ui, storefront } = inShop(<CoinsMessageWidget {...gone} onHowOpen={() => undefined} />, coinsOn, signedIn)
    await render(ui)
    await expect.poll(() => storefront.session.getState().status).toBe('ready')
    expect(page.getByText(/coins/).query()).toBeNull()
  })

  it('[15.6] says nothing to a guest', async () => {
    const { ui, storefront } = inShop(message, coinsOn)
    await render(ui)
    await expect.poll(() => storefront.session.getState().status).toBe('ready')
    expect(page.getByRole('button').query()).toBeNull()
  })

  it.each([
    ['while coins are off', {}, undefined],
    ['in a browser that was never anybody’s', coinsOn, {}],
  ])('[15.6] asks for nobody %s', async (_when, settings, kept) => {
    const { ui, storefront } = inShop(message, settings, signedIn, kept)
    await render(ui)
    expect(storefront.session.getState().status).toBe('unknown')
    expect(page.getByRole('button').query()).toBeNull()
  })
})

describe('CoinExplainerWidget', () => {
  const explainer = <CoinExplainerWidget open onOpenChange={() => undefined} />

  it('[15.6] explains by the rules and in the words of the shop', async () => {
    await render(inShop(explainer, { ...coinsOn, loyaltyConfig: { en: texts } }).ui)
    const modal = page.getByRole('dialog', { name: 'Our coins' })
    await expect.element(modal.getByText(/each takes ₹0.50 off, at most 100 coins/)).toBeVisible()
    await expect.element(modal.getByRole('img', { name: 'Our coins' })).toBeInTheDocument()
    await expect.element(modal.getByText('Valid for 180 days')).toBeVisible()
  })

  it('[27.2] shows the still picture of a moving drawing, the film of a film, and says that terms are missing', async () => {
    const bare = { ...texts, mediaType: 'lottie', termsAndConditions: ' ' } as const
    const rendered = { ...bare, howToUseBHCoinsMedia: '/how.json' }
    const screen = await render(inShop(explainer, { loyaltyConfig: { en: rendered } }).ui)
    await expect.element(page.getByText('Issue in Loading Terms and Conditions')).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Our coins' })).toHaveAttribute('src', '/how.webp')
    const filmed = { ...bare, mediaType: 'video', howToUseBHCoinsMedia: '/how.mp4' } as const
    await screen.rerender(inShop(explainer, { loyaltyConfig: { en: filmed } }).ui)
    await expect
      .element(page.getByRole('dialog').getByLabelText('Our coins', { exact: true }))
      .toHaveAttribute('src', '/how.mp4')
    await screen.rerender(inShop(explainer, { loyaltyConfig: { en: { ...bare, howToUseBHCoinsMedia: '' } } }).ui)
    await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  })
})

describe('CompositionBoxWidget', () => {
  const product = { productType: 'Crop Nutrition', technicalContent: 'Zinc 12%', bhCode: 'M-1' }

  it("[15.5] shows the composition with the shop's own marker where it is switched on", async () => {
    const tmPDP = { name: 'tmPDP', enabled: true, imagePaths: { en: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } }
    const trustMarkers = { ...defaultSettings.trustMarkers, tmPDP }
    const { ui } = inShop(<CompositionBoxWidget product={product} />, { trustMarkers })
    await render(ui)
    await expect.element(page.getByText('Zinc 12%')).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Molecule code M-1' })).toBeVisible()
  })

  it("[15.5] shows it in the shopper's language where the catalogue has it", async () => {
    const technicalText = { text: 'जिंक 12%', lang: 'hi' } as const
    await render(inShop(<CompositionBoxWidget product={{ ...product, technicalText }} />).ui)
    await expect.element(page.getByText('जिंक 12%')).toHaveAttribute('lang', 'hi')
    await expect.element(page.getByText('Zinc 12%')).not.toBeInTheDocument()
  })

  it.each([
    ['seeds', { ...product, productType: 'Seeds' }],
    ['nothing to say', { ...product, technicalContent: '' }],
  ])('[15.5] is not there for %s', async (_what, other) => {
    const { container } = await render(inShop(<CompositionBoxWidget product={other} />).ui)
    expect(container.textContent).toBe('')
  })
})
