import { readOtp } from '@krishi/storefront-core/auth'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import styles from '../styles.css?inline'
import { UiProvider } from '../i18n/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { SignInModal } from './index.ts'
import type { SignInFacts } from './index.ts'
import en from './messages/en.json'
import { signInContract } from './sign-in.contract.ts'
import { LiveSignIn, noIntents, sentFacts, ShownSignIn, someFacts } from './sign-in.fixtures.tsx'
import type { Told } from './sign-in.fixtures.tsx'

const number = page.getByRole('textbox', { name: 'Mobile number' })
const code = page.getByRole('textbox', { name: 'Code' })
const send = page.getByRole('button', { name: 'Send code' })
const verify = page.getByRole('button', { name: 'Verify' })
/** Each sentence is an element of its own in the region, which is the last on the page. */
const voice = page.getByRole('status').last()

const isFocused = (field: typeof number) => expect.poll(() => field.element().matches(':focus')).toBe(true)

conformance('SignIn at the number', {
  contract: signInContract,
  widget: () => <ShownSignIn facts={someFacts({ numberError: 'invalid', sendError: 'failed' })}>Why</ShownSignIn>,
})
conformance('SignIn at the code', {
  contract: signInContract,
  widget: () => <ShownSignIn facts={sentFacts({ codeError: 'invalid', developmentCode: '1234' })} />,
})
conformance('SignInModal', {
  contract: signInContract,
  widget: () => <SignInModal open onOpenChange={() => undefined} title="Sign in" facts={sentFacts()} {...noIntents} />,
  rendersOnServer: false,
})

describe.each([
  ['in the page', (ui: ReactNode) => render(ui)],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('SignIn %s', (_place, renderThere) => {
  it('[32.1] takes ten digits of any script, and leads on to the code', async () => {
    const told: Told[] = []
    await renderThere(<LiveSignIn readCode={readOtp} told={told} />)
    await userEvent.fill(number, '+९१ ९८७६५ ४३२१०')
    await expect.element(number).toHaveValue('9876543210')
    await userEvent.type(number, '1')
    await expect.element(number).toHaveValue('9876543210')
    await send.click()
    await isFocused(code)
    expect(told.at(-1)).toEqual(['send'])
    await expect.element(page.getByRole('region').getByText('We sent a code by SMS to +91 98765 43210.')).toBeVisible()
  })

  it.each(['+919298765432', '0091 92987 65432', '09298765432', '९१९२९८७६५४३२'])(
    '[32.1] reads %s typed key by key, changed in the middle, and takes no key too many',
    async (keys) => {
      await renderThere(<LiveSignIn readCode={readOtp} />)
      await userEvent.type(number, keys)
      await expect.element(number).toHaveValue('9298765432')
      await userEvent.keyboard('7{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}1{Backspace}{Backspace}१२')
      await expect.element(number).toHaveValue('9298125432')
      await userEvent.keyboard('3')
      await expect.element(number).toHaveValue('9298125432')
    },
  )

  it('[32.1] says that a number is none, under it, with the focus in it, and keeps what was typed', async () => {
    await renderThere(<LiveSignIn readCode={readOtp} />)
    await userEvent.fill(number, '98765')
    await send.click()
    await expect.element(number).toHaveAccessibleDescription(/^Please provide valid mobile no/)
    await expect.element(number).toBeInvalid()
    await isFocused(number)
    await send.click()
    await isFocused(number)
    await expect.element(number).toHaveValue('98765')
  })

  it('[32.2] says that a code is none, under it, with the focus in it', async () => {
    const told: Told[] = []
    await renderThere(<LiveSignIn readCode={readOtp} facts={sentFacts()} told={told} />)
    await code.click()
    await userEvent.keyboard('0000')
    await verify.click()
    expect(told.at(-1)).toEqual(['verify'])
    await expect.element(code).toHaveAccessibleDescription(/^Please enter valid OTP 4 digits/)
    await isFocused(code)
  })

  it('[32.4] goes back to the number, which is kept, and the code is not', async () => {
    const told: Told[] = []
    await renderThere(<LiveSignIn readCode={readOtp} facts={sentFacts({ code: '48' })} told={told} />)
    await page.getByRole('button', { name: 'Change number' }).click()
    expect(told).toEqual([['edit']])
    await isFocused(number)
    await expect.element(number).toHaveValue('9876543210')
    await send.click()
    await expect.element(code).toHaveValue('')
  })
})

describe('SignIn', () => {
  it('[32.1] is sent with Enter, asks for nothing while it waits, and stays in reach', async () => {
    const told: string[] = []
    const screen = await render(<ShownSignIn facts={someFacts()} onSend={() => told.push('send')} />)
    await number.click()
    await userEvent.keyboard('{Enter}')
    expect(told).toEqual(['send'])
    await screen.rerender(<ShownSignIn facts={someFacts({ busy: 'sending' })} onSend={() => told.push('send')} />)
    await userEvent.keyboard('{Enter}')
    await send.click({ force: true })
    expect(told).toEqual(['send'])
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
    await expect.element(send).toHaveFocus()
  })

  it('[32.1] knows a number that was typed before the page was hydrated', async () => {
    const told: Told[] = []
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<LiveSignIn readCode={readOtp} told={told} />)
    await userEvent.fill(number, '98765 4')
    const root = hydrateRoot(container, <LiveSignIn readCode={readOtp} told={told} />)
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
    await expect.poll(() => told).toEqual([['number', '987654']])
    await expect.element(number).toHaveValue('987654')
  })

  it('[32.1] says an error aloud also where the focus was in the field already, and again when it still stands', async () => {
    await render(<LiveSignIn />)
    await number.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(voice).toHaveTextContent(en.pleaseProvideValidMobileNo)
    const said = voice.element().firstElementChild
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => voice.element().firstElementChild === said).toBe(false)
  })

  it.each([
    ['number', someFacts()],
    ['code', sentFacts()],
  ])('[32.6] says at the %s that no code could be sent, in a place that was there before', async (_, facts) => {
    const screen = await render(<ShownSignIn facts={facts} />)
    const alert = page.getByRole('alert')
    const before = alert.element()
    await screen.rerender(<ShownSignIn facts={{ ...facts, sendError: 'failed' }} />)
    await expect.element(alert).toHaveTextContent('Unable to send OTP. Please try again.')
    await screen.rerender(<ShownSignIn facts={{ ...facts, sendError: 'too-many' }} />)
    await expect.element(alert).toHaveTextContent('Too many codes were asked for. Please wait a little and try again.')
    await screen.rerender(<ShownSignIn facts={{ ...facts, sendError: 'no-answer' }} />)
    await expect
      .element(alert)
      .toHaveTextContent('We could not hear whether a code was sent. Please ask for it again, and use the newest one.')
    expect(alert.element()).toBe(before)
  })

  it('says that the shopper is signed in, and moves the focus from the form to that sentence', async () => {
    const screen = await render(<ShownSignIn facts={sentFacts({ code: '4821', busy: 'verifying' })} />)
    await code.click()
    await screen.rerender(<ShownSignIn facts={sentFacts({ code: '4821', busy: 'verified' })} />)
    const note = page.getByText('You are signed in.')
    await expect.element(note).toBeVisible()
    expect(note.element().closest(':focus')).not.toBeNull()
    expect(code.query()).toBeNull()
  })

  it.each([
    ['number', someFacts(), '/signin/number'],
    ['code', sentFacts(), '/signin/code'],
  ])('posts its %s where no script runs, so that it stands in no address', async (_, facts, action) => {
    const { container } = await render(<ShownSignIn facts={facts} action={action} />)
    const form = container.querySelector('form')
    expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual(['post', action, true])
    expect(form && new FormData(form).get('mobileNumber')).toBe(facts.mobileNumber)
  })

  it('[32.9] is a section of the page under its own heading', async () => {
    await render(<ShownSignIn facts={someFacts()} title="Sign in to order" headingLevel={2} />)
    const region = page.getByRole('region', { name: 'Sign in to order' })
    await expect.element(region.getByRole('heading', { level: 2 })).toBeVisible()
    await expect.element(number).not.toHaveFocus()
  })

  it('[32.9] is a dialog over a page, which starts in the field and can be closed', async () => {
    const closed: boolean[] = []
    const modal = (facts: SignInFacts) => (
      <SignInModal open onOpenChange={(open) => closed.push(open)} title="Sign in" facts={facts} {...noIntents} />
    )
    const screen = await render(modal(someFacts()))
    await expect.element(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await isFocused(number)
    expect(page.getByRole('heading').elements()).toHaveLength(1)
    await screen.rerender(modal(sentFacts()))
    await isFocused(code)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(closed).toEqual([false])
  })

  it.each([
    ['number', someFacts({ numberError: 'invalid', sendError: 'failed' })],
    ['code', sentFacts({ codeError: 'invalid', developmentCode: '1234' })],
    ['last code', sentFacts({ resend: { status: 'spent' } })],
    ['end', sentFacts({ busy: 'verified' })],
  ])('has every word of the %s from its messages', async (_, facts) => {
    const { container } = await render(
      <UiProvider messages={{ dialog: { close: '⟦close⟧' } }}>
        <ShownSignIn facts={facts} title="data" messages={pseudoMessages(en)} />
      </UiProvider>,
    )
    expect(leakedWords(container, ['data'])).toEqual([])
  })
})
