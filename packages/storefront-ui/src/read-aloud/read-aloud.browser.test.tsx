import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { ReadAloud } from './index.ts'
import en from './messages/en.json'
import { readAloudContract } from './read-aloud.contract.ts'

const nothing = () => undefined

conformance('ReadAloud', {
  contract: readAloudContract,
  widget: () => <ReadAloud product="Okra" status="failed" onStart={nothing} onStop={nothing} />,
})

describe('ReadAloud', () => {
  it('starts and stops by keyboard, with one button that keeps the focus', async () => {
    const done: string[] = []
    const button = (status: 'idle' | 'reading') => (
      <ReadAloud product="Okra" status={status} onStart={() => done.push('start')} onStop={() => done.push('stop')} />
    )
    const { rerender } = await render(button('idle'))
    page.getByRole('button', { name: 'Read aloud: Okra' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await rerender(button('reading'))
    await expect.element(page.getByRole('button', { name: 'Stop reading: Okra' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(done).toEqual(['start', 'stop'])
  })

  it('says in words that the voice failed', async () => {
    await render(<ReadAloud product="Okra" status="failed" onStart={nothing} onStop={nothing} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(en.failed)
  })

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <ReadAloud product="" status="failed" onStart={nothing} onStop={nothing} messages={messages} />
        <ReadAloud product="" status="reading" onStart={nothing} onStop={nothing} messages={messages} />
      </>,
    )
    expect(leakedWords(container, [])).toEqual([])
  })
})
