import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import '../styles.css'
import { LiveOtp, type Told } from '../testing/live-otp.tsx'

/** The part of the browser's own protocol that types as the keyboard of a phone. */
interface Keyboard {
  send: ((method: 'Input.insertText', input: { text: string }) => Promise<unknown>) &
    ((
      method: 'Input.imeSetComposition',
      input: { text: string; selectionStart: number; selectionEnd: number },
    ) => Promise<unknown>)
}

// A window that loses its focus to another one ends what is being composed, so that this test has the browser to itself.
describe('OtpInput with a keyboard that composes', () => {
  it('[32.2] tells the digits at once and leaves what is composed alone until it is done', async () => {
    const told: Told[] = []
    await render(<LiveOtp told={told} />)
    const code = page.getByRole('textbox', { name: 'Code' })
    const keyboard = cdp() as unknown as Keyboard
    await code.click()
    for (const text of ['१', '१२', '१२३']) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await expect.element(code).toHaveValue(text)
    }
    expect(told.map(([value]) => value)).toEqual(['1', '12', '123'])
    await keyboard.send('Input.insertText', { text: '१२३४' })
    await expect.element(code).toHaveValue('1234')
    expect(told.at(-1)?.[0]).toBe('1234')
  })
})
