import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { BackToTop } from './back-to-top.tsx'
import { backToTopContract } from './back-to-top.contract.ts'

conformance('back to top', { contract: backToTopContract, widget: () => <BackToTop onGoUp={() => undefined} /> })

afterEach(() => window.scrollTo(0, 0))

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
