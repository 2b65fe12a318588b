import { readOtp } from '@krishi/storefront-core/auth'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import type { SignInFacts } from './index.ts'
import en from './messages/en.json'
import { LiveSignIn, sentFacts, ShownSignIn, someFacts } from './sign-in.fixtures.tsx'
import type { Told } from './sign-in.fixtures.tsx'

const code = page.getByRole('textbox', { name: 'Code' })
const verify = page.getByRole('button', { name: 'Verify' })
const resend = page.getByRole('button', { name: 'Send again' })
/** Each sentence is an element of its own in the region, which is the last on the page. */
const voice = page.getByRole('status').last()

const isFocused = (field: typeof code) => expect.poll(() => field.element().matches(':focus')).toBe(true)

describe('the code of a SignIn', () => {
  it('[32.2] says beforehand that a complete code is checked by itself, and where it was sent', async () => {
    const screen = await render(<ShownSignIn facts={someFacts({ mobileNumber: '9876543210' })} />)
    await screen.rerender(<ShownSignIn facts={sentFacts({ codeLength: 6 })} />)
    await isFocused(code)
    await expect.element(code).toHaveAccessibleDescription(/^6 digits\. The code is checked by itself/)
    await expect.element(voice).toHaveTextContent('We sent a code by SMS to +91 98765 43210.')
  })

  it('[32.2] takes the code out of a pasted message', async () => {
    await render(<LiveSignIn readCode={readOtp} facts={sentFacts()} />)
    await userEvent.fill(code, 'Order 77: your code is 4821')
    await expect.element(code).toHaveValue('4821')
  })

  it('[32.2] checks nothing twice, and keeps the code in sight and in reach meanwhile', async () => {
    const told: string[] = []
    const busy = sentFacts({ code: '4821', busy: 'verifying' })
    await render(<ShownSignIn facts={busy} onVerify={() => told.push('verify')} />)
    await expect.element(verify).toHaveAttribute('aria-busy', 'true')
    await code.click()
    await userEvent.keyboard('{Enter}')
    await verify.click({ force: true })
    expect(told).toEqual([])
    await expect.element(code).toHaveValue('4821')
  })

  it.each([
    [{ sentence: 'यह कोड पुराना हो गया है।' }, 'यह कोड पुराना हो गया है।'],
    ['invalid', 'Please enter valid OTP'],
    ['failed', 'Unable to verify. Please try again.'],
    ['no-answer', 'We could not hear whether the code was right. Please verify it once more.'],
  ] as const)('[32.6] says under the code why it was not taken: %o', async (codeError, words) => {
    const screen = await render(<ShownSignIn facts={sentFacts({ code: '4821', busy: 'verifying' })} />)
    code.element().focus()
    await screen.rerender(<ShownSignIn facts={sentFacts({ code: '4821', codeError })} />)
    await expect.element(code).toHaveAccessibleDescription(new RegExp(`^${words}`))
    await expect.element(voice).toHaveTextContent(words)
    await isFocused(code)
  })

  it('[32.6] says the same error once more when the next try ends in it', async () => {
    const refused = sentFacts({ code: '4821', codeError: 'invalid' })
    const screen = await render(<ShownSignIn facts={refused} />)
    await verify.click()
    await isFocused(code)
    await screen.rerender(<ShownSignIn facts={{ ...refused, busy: 'verifying' }} />)
    verify.element().focus()
    await screen.rerender(<ShownSignIn facts={refused} />)
    await isFocused(code)
    // The field says it as it takes the focus.
    await expect.element(voice).toHaveTextContent('')
  })

  it('[32.3] counts in silence, says when another code may be asked for, and then offers it', async () => {
    const told: string[] = []
    const facts = (own: SignInFacts['resend']) => (
      <ShownSignIn facts={sentFacts({ resend: own })} onResend={() => told.push('resend')} />
    )
    const screen = await render(facts({ status: 'waiting', seconds: 2 }))
    await expect.element(page.getByText('Send again in 2 s')).toBeVisible()
    await screen.rerender(facts({ status: 'waiting', seconds: 1 }))
    await expect.element(page.getByText('Send again in 1 s')).toBeVisible()
    await expect.element(voice).toHaveTextContent('')
    expect(resend.query()).toBeNull()
    await screen.rerender(facts({ status: 'ready' }))
    await expect.element(voice).toHaveTextContent('You can have the code sent again now.')
    await resend.click()
    expect(told).toEqual(['resend'])
    await isFocused(code)
  })

  it('[32.3] says that there are no more codes', async () => {
    const screen = await render(<ShownSignIn facts={sentFacts({ resend: { status: 'ready' }, busy: 'sending' })} />)
    await expect.element(resend).toHaveAttribute('aria-busy', 'true')
    await screen.rerender(<ShownSignIn facts={sentFacts({ resend: { status: 'spent' } })} />)
    await expect.element(page.getByRole('region').getByText(/^Maximum retries limit/)).toBeVisible()
    await expect.element(voice).toHaveTextContent(en.maximumRetriesLimit)
    expect(resend.query()).toBeNull()
  })

  it('shows the code of a shop that sends none, and fills it in', async () => {
    const told: Told[] = []
    await render(<LiveSignIn readCode={readOtp} facts={sentFacts({ developmentCode: '1234' })} told={told} />)
    await expect.element(page.getByText('Test shop: your code is 1234')).toBeVisible()
    await page.getByRole('button', { name: 'Fill in the code' }).click()
    await expect.element(code).toHaveValue('1234')
    expect(told).toEqual([['code', '1234']])
  })
})
