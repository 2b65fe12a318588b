import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { SearchVoice } from './index.ts'
import type { SearchVoiceProps } from './index.ts'
import en from './messages/en.json'
import { searchVoiceContract } from './search-voice.contract.ts'

const nothing = () => undefined
const props = (status: SearchVoiceProps['status']): SearchVoiceProps => ({ status, onStart: nothing, onStop: nothing })

conformance('SearchVoice', { contract: searchVoiceContract, widget: () => <SearchVoice {...props('denied')} /> })

describe('SearchVoice', () => {
  it('starts and stops by keyboard, with one button that keeps the focus', async () => {
    const done: string[] = []
    const button = (status: 'idle' | 'listening') => (
      <SearchVoice status={status} onStart={() => done.push('start')} onStop={() => done.push('stop')} />
    )
    const { rerender } = await render(button('idle'))
    page.getByRole('button', { name: en.speak }).element().focus()
    await userEvent.keyboard('{Enter}')
    await rerender(button('listening'))
    await expect.element(page.getByRole('button', { name: en.stop })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(done).toEqual(['start', 'stop'])
  })

  it.each(['listening', 'nothing', 'denied', 'failed'] as const)('says in words: %s', async (status) => {
    await render(<SearchVoice {...props(status)} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(en[status])
  })

  it('has every word from its messages', async () => {
    const { container } = await render(
      <>
        <SearchVoice {...props('denied')} messages={pseudoMessages(en)} />
        <SearchVoice {...props('listening')} messages={pseudoMessages(en)} />
      </>,
    )
    expect(leakedWords(container, [])).toEqual([])
  })
})
