import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../clock/index.ts'
import { loadScript } from './index.ts'
import { admitHtml } from './trusted-types.ts'

type Page = Window & typeof globalThis

/** A page that demands Trusted Types, and allows these policies. */
async function aStrictPage(...policies: readonly string[]): Promise<Page> {
  const frame = document.createElement('iframe')
  const rules = `require-trusted-types-for 'script'; trusted-types ${policies.join(' ')}`
  frame.srcdoc = `<!doctype html><meta http-equiv="content-security-policy" content="${rules}"><p>Seeds</p>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  return frame.contentWindow as Page
}

const load = (page: Window, script: string) =>
  loadScript(page, `data:text/javascript,${encodeURIComponent(script)}`, {
    clock: systemClock,
    timeoutMs: 5_000,
    attempts: 1,
  })

const words = (page: Window) => page.document.body.textContent.trim()

/** What the script of somebody else does. */
const writes = 'document.body.innerHTML = "<b>Pay</b>"'

describe('a page that demands Trusted Types', () => {
  it('takes a script by the policy of scripts', async () => {
    const page = await aStrictPage('storefront-script')
    expect(await load(page, 'document.body.append("Script")')).toBe(true)
    expect(words(page)).toBe('SeedsScript')
  })

  it('lets no script write HTML', async () => {
    const page = await aStrictPage('storefront-script', 'default')
    const refused = new Promise<string>((resolve) => {
      page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
    })
    await load(page, `try { ${writes} } catch {}`)
    expect(await refused).toBe('require-trusted-types-for')
    expect(words(page)).toBe('Seeds')
  })

  it('lets the script of a provider write HTML once it is admitted, and is asked once', async () => {
    const page = await aStrictPage('storefront-script', 'default')
    admitHtml(page)
    admitHtml(page)
    await load(page, writes)
    expect(words(page)).toBe('Pay')
  })

  it('stays strict where it allows no default policy, and says so', async () => {
    const page = await aStrictPage('storefront-script')
    const said: unknown[] = []
    page.console.warn = (text: unknown) => said.push(text)
    admitHtml(page)
    expect(said).toEqual([expect.stringContaining('allows no default policy')])
    await load(page, `try { ${writes} } catch {}`)
    expect(words(page)).toBe('Seeds')
  })
})
