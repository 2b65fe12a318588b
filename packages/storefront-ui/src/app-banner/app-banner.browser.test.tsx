import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { appBannerContract } from './app-banner.contract.ts'
import { AppBanner } from './app-banner.tsx'
import en from './messages/en.json'

const store = 'https://play.example/krishi'

conformance('app banner', {
  contract: appBannerContract,
  widget: () => <AppBanner href={store} onDismiss={() => undefined} />,
})

describe('app banner', () => {
  afterEach(() => page.viewport(360, 740))

  it('[10.3] leads a phone to the store, and is closed by a button that says what it closes', async () => {
    const heard: string[] = []
    await page.viewport(360, 740)
    await render(<AppBanner href={store} onDismiss={() => heard.push('closed')} />)
    const link = page.getByRole('region', { name: 'The shop’s app' }).getByRole('link', { name: 'Get the app' })
    await expect.element(link).toHaveAttribute('href', store)
    await expect.element(link).toHaveAttribute('target', '_blank')
    await page.getByRole('button', { name: 'Close the invitation to the app' }).click()
    expect(heard).toEqual(['closed'])
    await page.viewport(1280, 800)
    await expect.element(page.getByText('Get the app')).not.toBeVisible()
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <AppBanner href={store} onDismiss={() => undefined} messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container, [])).toEqual([])
  })
})
