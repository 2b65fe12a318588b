import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { shareMenuContract } from './share-menu.contract.ts'
import { ShareButton, ShareMenu, useShareNotices } from './index.ts'
import type { ShareMenuProps, ShareNotice } from './index.ts'

const nothing = () => undefined

function menu(own: Partial<ShareMenuProps> = {}) {
  return (
    <ShareMenu
      open
      onOpenChange={nothing}
      product="Tomato seed"
      link="https://shop.example/s/abc"
      messagingHref="https://wa.me/?text=Tomato"
      onCopy={nothing}
      {...own}
    />
  )
}

conformance('ShareMenu', { contract: shareMenuContract, widget: () => menu(), rendersOnServer: false })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ShareMenu %s', (_place, renderThere) => {
  it('[21.3] shows the link, copies it, and hands it to the messaging app', async () => {
    let copies = 0
    await renderThere(menu({ onCopy: () => (copies += 1) }))
    await expect.element(page.getByRole('dialog', { name: 'Share Tomato seed' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/s/abc')
    await page.getByRole('button', { name: 'Copy link' }).click()
    expect(copies).toBe(1)
    const app = page.getByRole('link', { name: 'Share on WhatsApp' })
    await expect.element(app).toHaveAttribute('href', 'https://wa.me/?text=Tomato')
    await expect.element(app).toHaveAttribute('rel', 'noopener')
  })
})

describe('ShareButton', () => {
  it('[21.2] names what it shares, and does it once at a time', async () => {
    let shared = 0
    const { rerender } = await render(<ShareButton product="Tomato seed" onShare={() => (shared += 1)} />)
    const button = page.getByRole('button', { name: 'Share Tomato seed' })
    await button.click()
    await rerender(<ShareButton product="Tomato seed" pending onShare={() => (shared += 1)} />)
    await button.click({ force: true })
    expect(shared).toBe(1)
  })
})

describe('the sentences of sharing', () => {
  function Notice({ notice }: { notice: ShareNotice }) {
    return <p>{useShareNotices()(notice)}</p>
  }

  it.each([
    ['choose-app', 'Please choose an app to share'],
    ['unsupported', 'Something went wrong'],
    ['copied', 'Link copied to clipboard'],
    ['copy-failed', 'Failed to copy. Please try again.'],
  ] as const)('[21.2] [21.3] %s: %s', async (notice, text) => {
    await render(<Notice notice={notice} />)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })
})

describe('ShareMenu', () => {
  it('has no word of its own outside its messages', async () => {
    await render(menu({ messages: pseudoMessages(en) }))
    const root = page.getByRole('dialog').element().querySelector("[data-part='body']")
    expect(root && leakedWords(root)).toEqual([])
  })
})
