import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { appModalContract } from './app-modal.contract.ts'
import { AppModal } from './index.ts'
import en from './messages/en.json'

const nothing = () => undefined
const store = 'https://apps.example/krishi'

conformance('AppModal', {
  contract: appModalContract,
  widget: () => <AppModal open onClose={nothing} appHref={store} />,
  rendersOnServer: false,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('AppModal %s', (_place, renderThere) => {
  it('[15.10] leads to the app, and closes by its button and by Escape', async () => {
    const heard: string[] = []
    const screen = await renderThere(<AppModal open onClose={() => heard.push('closed')} appHref={store} />)
    const link = page.getByRole('link', { name: 'Download the app' })
    await expect.element(link).toHaveAttribute('href', store)
    await expect.element(link).toHaveAttribute('target', '_blank')
    await page.getByRole('button', { name: 'No, go back' }).click()
    await userEvent.keyboard('{Escape}')
    expect(heard).toEqual(['closed', 'closed'])
    await screen.unmount()
  })
})

describe('AppModal', () => {
  it('has every word from its messages', async () => {
    const { container } = await render(
      <AppModal open onClose={nothing} appHref={store} messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container, ['Close'])).toEqual([])
  })
})
