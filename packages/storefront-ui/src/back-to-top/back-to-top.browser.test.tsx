import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { BackToTop } from './back-to-top.tsx'
import { backToTopContract } from './back-to-top.contract.ts'

conformance('back to top', { contract: backToTopContract, widget: () => <BackToTop onGoUp={() => undefined} /> })

afterEach(() => window.scrollTo(0, 0))

it('[10.5] stands over nothing that can be pressed where the page comes to rest', async () => {
  const corner = { position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 } as const
  await render(
    <div style={{ blockSize: '3000px' }}>
      <button type="button" style={{ ...corner, inlineSize: '200px', blockSize: '50px' }}>
        Pay
      </button>
      <div style={corner}>
        <BackToTop onGoUp={() => undefined} />
      </div>
    </div>,
  )
  const up = page.getByRole('button', { name: 'Back to top' })
  const pay = page.getByRole('button', { name: 'Pay' }).element()
  const gap = () => pay.getBoundingClientRect().top - up.element().getBoundingClientRect().bottom
  window.scrollTo(0, 801)
  await expect.element(up).toBeVisible()
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  pay.remove()
  window.scrollTo(0, 900)
  await expect.poll(() => up.element().getBoundingClientRect().bottom).toBe(innerHeight)
})

it('[10.5] is there past 800 px, and leads to the top with the focus', async () => {
  const heard: string[] = []
  await render(
    <div style={{ blockSize: '3000px' }}>
      <div style={{ position: 'sticky', insetBlockStart: 0 }}>
        <BackToTop onGoUp={() => heard.push('up')} />
      </div>
    </div>,
  )
  const button = page.getByRole('button', { name: 'Back to top' })
  window.scrollTo(0, 801)
  await expect.element(button).toBeVisible()
  window.scrollTo(0, 800)
  await expect.element(button).not.toBeInTheDocument()
  window.scrollTo(0, 801)
  await button.click()
  await expect.poll(() => window.scrollY).toBe(0)
  expect(heard).toEqual(['up'])
})
