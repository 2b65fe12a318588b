// The script of the payment sandbox, with the names of the provider's own checkout.js: `new Razorpay(options).open()`.
// It is served as it is, to any browser that the shop serves.
;(() => {
  const home = new URL('.', document.currentScript.src)
  const css = `
    .krishi-sandbox { box-sizing: border-box; width: min(24rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem);
      overflow: auto; padding: 1.25rem; border: 0; border-radius: .75rem; color-scheme: light dark;
      color: light-dark(#1b1b1b, #f2f2f2); background: light-dark(#fff, #202124); font: 1rem/1.5 system-ui, sans-serif }
    .krishi-sandbox::backdrop { background: rgb(0 0 0 / .6) }
    .krishi-sandbox h2 { margin: 0 2.5rem .25rem 0; font-size: 1.125rem }
    .krishi-sandbox p { margin: 0 0 .75rem }
    .krishi-sandbox .amount { font-size: 1.5rem; font-weight: 700 }
    .krishi-sandbox button { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; margin: .5rem 0 0;
      padding: .5rem .75rem; border: 1px solid light-dark(#5f6368, #9aa0a6); border-radius: .5rem; font: inherit;
      color: inherit; background: transparent; cursor: pointer }
    .krishi-sandbox button:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px }
    .krishi-sandbox button.pay { border-color: transparent; font-weight: 700; color: #fff; background: #1b6b2f }
    .krishi-sandbox button.close { position: absolute; top: .5rem; right: .5rem; width: 3rem; margin: 0; border: 0 }
    .krishi-sandbox [role='alert']:empty { display: none }`

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }

  function addStyles() {
    if (document.getElementById('krishi-sandbox-styles')) return
    document.head.append(element('style', { id: 'krishi-sandbox-styles', textContent: css }))
  }

  /** Posts a form from this page, as the provider does where its window cannot be shown. */
  function post(address, fields) {
    const form = element('form', { method: 'post', action: address, hidden: true })
    for (const [name, value] of Object.entries(fields)) form.append(element('input', { name, value }))
    document.body.append(form)
    form.submit()
  }

  async function send(body) {
    const answer = await fetch(new URL('window', home), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return answer.json()
  }

  class Razorpay {
    #options
    #listeners = []
    #dialog = null
    #timer = 0
    #isBusy = false

    constructor(options) {
      if (!options?.key || !options.order_id) throw new Error('key and order_id are required')
      this.#options = options
    }

    on(event, listener) {
      if (event === 'payment.failed') this.#listeners.push(listener)
    }

    open() {
      if (this.#dialog) return
      addStyles()
      const { amount, currency = 'INR', name = '', timeout } = this.#options
      const sum = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)
      const title = element('h2', { id: 'krishi-sandbox-title', textContent: 'Payment sandbox: no money moves' })
      const close = this.#button('×', () => this.#dismiss(), 'close')
      close.ariaLabel = 'Close'
      this.#dialog = element(
        'dialog',
        { className: 'krishi-sandbox' },
        title,
        element('p', { textContent: name }),
        element('p', { className: 'amount', textContent: sum }),
        element('p', { role: 'alert' }),
        this.#button('Pay', () => this.#pay(), 'pay'),
        this.#button('Fail', () => this.#fail()),
        this.#button('Pay after the window closed', () => this.#closeAfter('late')),
        this.#button('Pay but lose the answer', () => this.#closeAfter('lose')),
        close,
      )
      this.#dialog.setAttribute('aria-labelledby', title.id)
      this.#dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        this.#dismiss()
      })
      document.body.append(this.#dialog)
      this.#dialog.showModal()
      if (timeout) this.#timer = setTimeout(() => this.#dismiss(), timeout * 1000)
    }

    close() {
      clearTimeout(this.#timer)
      this.#dialog?.close()
      this.#dialog?.remove()
      this.#dialog = null
    }

    #button(textContent, onclick, className = '') {
      return element('button', { type: 'button', textContent, onclick, className })
    }

    #say(text) {
      const line = this.#dialog?.querySelector('[role="alert"]')
      if (line) line.textContent = text
    }

    #dismiss() {
      this.close()
      this.#options.modal?.ondismiss?.()
    }

    /** Hands one tap to the sandbox; another one waits until it is answered. */
    async #tap(outcome, settle) {
      if (this.#isBusy) return
      this.#isBusy = true
      try {
        settle(await send({ key: this.#options.key, order_id: this.#options.order_id, outcome }))
      } catch (error) {
        this.#say(`The sandbox did not answer: ${error.message}`)
      } finally {
        this.#isBusy = false
      }
    }

    #pay() {
      const { handler, callback_url, redirect } = this.#options
      return this.#tap('pay', (answer) => {
        this.close()
        if (redirect && callback_url) post(callback_url, answer)
        else handler?.(answer)
      })
    }

    #fail() {
      return this.#tap('fail', (answer) => {
        this.#say(answer.error.description)
        for (const listener of this.#listeners) listener(answer)
        if (this.#options.retry?.enabled === false || this.#options.retry === false) this.#dismiss()
      })
    }

    #closeAfter(outcome) {
      return this.#tap(outcome, () => this.#dismiss())
    }
  }

  window.Razorpay = Razorpay
})()
