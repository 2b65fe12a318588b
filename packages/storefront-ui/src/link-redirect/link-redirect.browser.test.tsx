import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { AppDownload, Redirecting } from './index.ts'
import { linkRedirectContract } from './link-redirect.contract.ts'
import en from './messages/en.json'

const hrefs = { cropDoctor: '#doctor', kisanVedika: '#vedika', agriStore: '#store' }

conformance('Redirecting', {
  contract: linkRedirectContract,
  widget: () => <Redirecting seconds={2} href="#on" hrefs={hrefs} />,
})

conformance('AppDownload', { contract: linkRedirectContract, widget: () => <AppDownload appHref="#app" /> })

describe('Redirecting', () => {
  it('[35.2] counts the seconds, leads on at once for whoever does not wait, and shows what else there is', async () => {
    await render(<Redirecting seconds={2} href="#on" hrefs={hrefs} />)
    await expect.element(page.getByRole('heading', { name: 'Redirecting' })).toBeVisible()
    await expect.element(page.getByRole('timer')).toHaveTextContent('2 seconds')
    await expect.element(page.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '#on')
    for (const [name, href] of [
      ['Crop Doctor', '#doctor'],
      ['Kisan Vedika', '#vedika'],
      ['AgriStore', '#store'],
    ] as const) {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <Redirecting seconds={2} href="#on" hrefs={hrefs} messages={messages} />
        <AppDownload appHref="#app" messages={messages} />
      </>,
    )
    expect(leakedWords(container, [])).toEqual([])
  })
})

describe('AppDownload', () => {
  it('[35.2] says that the app is only for Android, and leads to its store', async () => {
    await render(<AppDownload appHref="https://play.example/app" />)
    await expect.element(page.getByText('The app is only available on Android.')).toBeVisible()
    const link = page.getByRole('link', { name: 'Get it on Google Play' })
    await expect.element(link).toHaveAttribute('href', 'https://play.example/app')
  })
})
