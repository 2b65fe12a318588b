import { defaultSettings } from '@krishi/storefront-core/settings'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import type { Speech } from '@krishi/storefront-hooks/read-aloud'
import { noSpeech } from '@krishi/storefront-hooks/read-aloud'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReadAloudWidget } from './index.ts'

const product = { ...aProduct({ productId: 'neem' }), overviewHtml: null, descriptionHtml: null }

function shown(speech: Speech, locale: 'en' | 'te' = 'en') {
  const ports = createMemoryPorts({ backend: createMemoryBackend({ shop: aShop() }) })
  return (
    <StorefrontProvider storefront={createStorefront({ ports, locale, settings: defaultSettings })}>
      <ReadAloudWidget product={product} speech={speech} />
    </StorefrontProvider>
  )
}

describe('ReadAloudWidget', () => {
  it('reads the name of the product', async () => {
    const said: string[] = []
    const speak = (text: string) => {
      said.push(text)
      return Promise.resolve('ended' as const)
    }
    await render(shown({ ...noSpeech, hasVoice: () => true, speak }))
    await page.getByRole('button', { name: 'Read aloud: Product neem' }).click()
    await expect.poll(() => said).toEqual(['Product neem'])
  })

  it.each([
    ['no voice', noSpeech, 'en'],
    ['no text in the language', { ...noSpeech, hasVoice: () => true }, 'te'],
  ] as const)('is not there where there is %s', async (_, speech, locale) => {
    await render(shown(speech, locale))
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })
})
