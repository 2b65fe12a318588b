import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { SafeHtml, trustedHtml } from './index.ts'

it('shows HTML in a page that demands Trusted Types, which takes no text as HTML', async () => {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><meta http-equiv="content-security-policy"
    content="require-trusted-types-for 'script'; trusted-types storefront-html">`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const body = frame.contentDocument?.body
  if (!body) throw new Error('The frame has no document. Nothing can be shown in it. Look at its srcdoc.')

  const root = createRoot(body)
  root.render(<SafeHtml html={trustedHtml('<p>Sow in <b>June</b></p>')} />)
  await expect.poll(() => body.querySelector('b')?.textContent).toBe('June')
  root.render(<SafeHtml html={trustedHtml('<p>Sow in <i>July</i></p>')} />)
  await expect.poll(() => body.querySelector('i')?.textContent).toBe('July')
  root.unmount()
  expect(() => (body.innerHTML = '<p>June</p>')).toThrow(/requires 'TrustedHTML'/)
})
