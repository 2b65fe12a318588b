import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts, english } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LabelFactsWidget, isLabelTold } from './index.ts'
import type { LabelFactsWidgetProps } from './index.ts'

const pesticide = aProduct({
  productId: 'quinalphos',
  productType: 'Crop Protection',
  technicalContent: 'Quinalphos 25% EC',
  bhCode: 'M-1',
  plantProtection: {
    registrationNumber: 'CIR-1/2016',
    toxicity: 'yellow',
    antidote: english('Atropine'),
    leafletUrl: 'https://leaflets.example/quinalphos.pdf',
  },
})
const contacts = { grievanceOfficer: 'Asha Rao', grievanceContact: '9876543210', consumerHelpline: '1915' }
const seller = { name: 'Krishi', address: 'Mysuru', insecticideLicence: 'KA/MYS/2026/114', ...contacts }
const lawful: Settings = { ...defaultSettings, compliance: 'india-2026', seller }

function aPage(own: Partial<LabelFactsWidgetProps> = {}) {
  const ports = createMemoryPorts({ backend: createMemoryBackend({ shop: aShop() }) })
  const storefront = createStorefront({ ports, locale: 'en', settings: lawful })
  return (
    <StorefrontProvider storefront={storefront}>
      <LabelFactsWidget product={pesticide} {...own} />
    </StorefrontProvider>
  )
}

const advice = page.getByRole('region', { name: 'Read the label before you buy and use it' })
const safety = page.getByRole('region', { name: 'Safety' })
const leaflet = page.getByRole('link', { name: 'Read the leaflet' })

describe('isLabelTold', () => {
  it('is true of a pesticide under Indian law, and of nothing else', () => {
    expect(isLabelTold(pesticide, lawful)).toBe(true)
    expect(isLabelTold({ ...pesticide, bhCode: '-' }, lawful)).toBe(false)
    expect(isLabelTold(pesticide, defaultSettings)).toBe(false)
  })
})

describe('LabelFactsWidget', () => {
  it('tells what to read first, who may sell it, and what the label tells', async () => {
    await render(aPage())
    await expect.element(advice.getByText('Sold with licence KA/MYS/2026/114')).toBeVisible()
    await expect.element(safety.getByText('POISON')).toBeVisible()
    await expect.element(safety.getByText('Atropine')).toBeVisible()
    await expect.element(safety.getByText('CIR-1/2016')).toBeVisible()
  })

  it('leads to a leaflet on a host that the shop trusts, and to no other', async () => {
    const screen = await render(aPage())
    await expect.element(safety).toBeVisible()
    expect(leaflet.query()).toBeNull()
    await screen.rerender(aPage({ leafletHosts: ['leaflets.example'] }))
    await expect.element(leaflet).toHaveAttribute('href', 'https://leaflets.example/quinalphos.pdf')
  })

  it('gives only the advice where the catalogue knows nothing of the label', async () => {
    await render(aPage({ product: { plantProtection: null } }))
    await expect.element(advice).toBeVisible()
    expect(safety.query()).toBeNull()
  })
})
