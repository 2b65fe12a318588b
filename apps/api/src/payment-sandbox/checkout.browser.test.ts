/// <reference lib="dom" />
import { page, userEvent } from 'vitest/browser'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

/** What the script puts on the page, as far as a test uses it. */
interface SandboxWindow {
  open: () => void
  close: () => void
  on: (event: 'payment.failed', listener: (answer: unknown) => void) => void
}

type Script = new (options: object) => SandboxWindow

const signed = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signature' }
const declined = { error: { code: 'BAD_REQUEST_ERROR', description: 'The bank has declined this payment.' } }

let Razorpay: Script
let asked: unknown[] = []
let heard: unknown[] = []

beforeAll(async () => {
  const script = document.createElement('script')
  script.src = new URL('./checkout.js', import.meta.url).href
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
  const site = window as { Razorpay?: Script }
  if (!site.Razorpay)
    throw new Error('The script has put no window on the page. No payment can be tried. Look at checkout.js.')
  Razorpay = site.Razorpay
  // The next test file of this page brings one of its own.
  return () => {
    script.remove()
    delete site.Razorpay
  }
})

beforeEach(() => {
  asked = []
  heard = []
  const send = window.fetch
  window.fetch = (_input, init) => {
    const body: { outcome: string } = JSON.parse(String(init?.body))
    asked.push(body)
    const answers: Record<string, object> = { pay: signed, fail: declined }
    return Promise.resolve(Response.json(answers[body.outcome] ?? {}))
  }
  onTestFinished(() => {
    window.fetch = send
  })
})

function open(changes: object = {}): SandboxWindow {
  const opened = new Razorpay({
    key: 'rzp_sandbox',
    order_id: 'order_1',
    amount: 12_345_678,
    currency: 'INR',
    name: 'Krishi',
    timeout: 720,
    handler: (answer: unknown) => heard.push(['paid', answer]),
    modal: { ondismiss: () => heard.push('dismissed') },
    ...changes,
  })
  opened.on('payment.failed', (answer) => heard.push(['failed', answer]))
  opened.open()
  onTestFinished(() => {
    opened.close()
  })
  return opened
}

const tap = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const dialog = () => page.getByRole('dialog', { name: 'Payment sandbox: no money moves' })

describe('the window of the payment sandbox', () => {
  it('is a dialog with its name, the amount and five buttons, and fits a small phone', async () => {
    open()
    await expect.element(dialog()).toBeVisible()
    await expect.element(page.getByText('₹1,23,456.78', { exact: true })).toBeVisible()
    const names = [...document.querySelectorAll('dialog button')].map((each) => each.ariaLabel ?? each.textContent)
    expect(names).toEqual(['Pay', 'Fail', 'Pay after the window closed', 'Pay but lose the answer', 'Close'])
    const { left, right } = document.querySelector('dialog')?.getBoundingClientRect() ?? { left: -1, right: 0 }
    expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true])
    expect(document.querySelector('dialog')?.contains(document.activeElement)).toBe(true)
  })

  it('hands the proof of a payment to the page, once for two taps', async () => {
    open()
    const pay = document.querySelector<HTMLButtonElement>('dialog .pay')
    pay?.click()
    pay?.click()
    await expect.poll(() => heard).toEqual([['paid', signed]])
    expect(asked).toEqual([{ key: 'rzp_sandbox', order_id: 'order_1', outcome: 'pay' }])
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('stays open after a failure, says why, and can pay then', async () => {
    open()
    await tap('Fail')
    await expect.element(page.getByRole('alert')).toHaveTextContent('The bank has declined this payment.')
    await tap('Pay')
    await expect
      .poll(() => heard)
      .toEqual([
        ['failed', declined],
        ['paid', signed],
      ])
  })

  it.each(['Pay after the window closed', 'Pay but lose the answer', 'Close'])(
    '%s only tells that it was closed',
    async (name) => {
      open()
      await tap(name)
      await expect.poll(() => heard).toEqual(['dismissed'])
      await expect.element(dialog()).not.toBeInTheDocument()
    },
  )

  it('closes by Escape and by its time-out', async () => {
    open()
    await userEvent.keyboard('{Escape}')
    expect(heard).toEqual(['dismissed'])
    open({ timeout: 0.01 })
    await expect.poll(() => heard).toEqual(['dismissed', 'dismissed'])
  })

  it('says that the sandbox did not answer', async () => {
    open()
    window.fetch = () => Promise.reject(new TypeError('no line'))
    await tap('Pay')
    await expect.element(page.getByRole('alert')).toHaveTextContent('The sandbox did not answer: no line')
  })

  it('sends a form from a browser that asks for a redirect', async () => {
    open({ redirect: true, callback_url: '/api/payments/callback' })
    const submitted = new Promise<FormData>((resolve) => {
      const forms: { submit: (this: HTMLFormElement) => void } = HTMLFormElement.prototype
      const { submit } = forms
      forms.submit = function () {
        resolve(new FormData(this))
        forms.submit = submit
      }
    })
    await tap('Pay')
    expect(Object.fromEntries(await submitted)).toEqual(signed)
    expect(heard).toEqual([])
    document.querySelector('form')?.remove()
  })
})
