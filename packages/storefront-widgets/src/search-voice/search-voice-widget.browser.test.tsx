import { defaultSettings } from '@krishi/storefront-core/settings'
import { noHearing } from '@krishi/storefront-hooks/dictation'
import type { Hearing, HearingEnd } from '@krishi/storefront-hooks/dictation'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts, english } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchBoxWidget } from '../search-box/index.ts'

const links = {
  product: (handle: string) => `#${handle}`,
  article: (slug: string) => `#${slug}`,
  results: (term: string) => `#search/${term}`,
}

function Bar({ hearing }: { readonly hearing: Hearing }) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <div style={{ position: 'relative' }}>
      <form ref={setForm} action="/search">
        <input type="search" name="q" aria-label="Search the shop" />
      </form>
      {form ? <SearchBoxWidget {...{ form, hearing, links }} /> : null}
    </div>
  )
}

/** A bar whose device hears what the test ends with. */
async function aBar(canHear = true) {
  const asked: string[] = []
  const ends: ((end: HearingEnd) => void)[] = []
  const hearing: Hearing = {
    canHear,
    hear: (locale) => {
      asked.push(locale)
      return new Promise((resolve) => ends.push(resolve))
    },
    stop: () => ends.at(-1)?.({ kind: 'stopped' }),
  }
  const products = [aProduct({ productId: 'neem', productName: english('Neem oil') })]
  const ports = createMemoryPorts({ backend: createMemoryBackend({ shop: aShop({ products }) }) })
  const storefront = createStorefront({ ports, locale: 'hi', settings: defaultSettings })
  await render(
    <StorefrontProvider storefront={storefront}>
      <Bar hearing={hearing} />
    </StorefrontProvider>,
  )
  await page.getByRole('combobox').click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  return { asked, end: (how: HearingEnd) => ends.at(-1)?.(how) }
}

const speak = page.getByRole('button', { name: 'Speak' })

describe('a search by voice', () => {
  it('listens in the language of the page, and searches for what it has heard', async () => {
    const { asked, end } = await aBar()
    await speak.click()
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(asked).toEqual(['hi'])
    end({ kind: 'heard', text: 'neem' })
    await expect.element(page.getByRole('combobox')).toHaveValue('neem')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await expect.element(page.getByRole('option', { name: /Neem oil/ })).toBeVisible()
  })

  it('says why it has heard nothing, and can be stopped', async () => {
    const { end } = await aBar()
    await speak.click()
    end({ kind: 'denied' })
    await expect.element(page.getByText(/^The microphone is not allowed/)).toBeVisible()
    await speak.click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect.element(speak).toBeVisible()
    expect(page.getByText(/^The microphone is not allowed/).query()).toBeNull()
  })

  it('is not there where the device cannot listen', async () => {
    await aBar(noHearing.canHear)
    expect(speak.query()).toBeNull()
  })
})
