import { describe, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import styles from '../styles.css?inline'
import { conformance, middleOf, renderInShadow, touch } from '../testing/index.ts'
import { languageSwitcherContract } from './language-switcher.contract.ts'
import { LanguageSwitcher } from './language-switcher.tsx'

const choices = [
  { locale: 'en', name: 'English', href: '#en' },
  { locale: 'hi', name: 'हिन्दी', href: '#hi' },
] as const

const widget = () => <LanguageSwitcher current={choices[1]} choices={choices} />

conformance('language switcher', { contract: languageSwitcherContract, widget })

describe('language switcher', () => {
  it('offers the page in other languages, each in its own language', async () => {
    await render(widget())
    await page.getByText('हिन्दी').first().click()
    const english = page.getByRole('link', { name: 'English' })
    await expect.element(english).toHaveAttribute('lang', 'en')
    await expect.element(english).toHaveAttribute('href', '#en')
    await expect.element(page.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('aria-current', 'true')
  })

  it('[01.4] [01.5] tells of another language, and only closes at the one that the page is in', async () => {
    const chosen: string[] = []
    await render(<LanguageSwitcher current={choices[1]} choices={choices} onChoose={(locale) => chosen.push(locale)} />)
    const trigger = page.getByText('हिन्दी').first()
    await trigger.click()
    await page.getByRole('link', { name: 'हिन्दी' }).click()
    await expect.element(page.getByRole('link', { name: 'English' })).not.toBeInTheDocument()
    expect([location.hash, chosen, document.activeElement?.tagName]).toEqual(['', [], 'SUMMARY'])
    await trigger.click()
    await page.getByRole('link', { name: 'English' }).click()
    expect([location.hash, chosen]).toEqual(['#en', ['en']])
    history.replaceState(null, '', location.pathname + location.search)
  })
})

describe.each([
  ['in the page', render],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('language switcher %s', (_place, renderThere) => {
  const english = page.getByRole('link', { name: 'English' })
  const trigger = page.getByText('हिन्दी').first()
  const shop = (
    <>
      {widget()}
      <button type="button">Cart</button>
      <p style={{ marginBlockStart: '12rem' }}>Beside</p>
    </>
  )

  it('[01.3] closes on Escape, with the focus on what opens it', async () => {
    const screen = await renderThere(shop)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(english).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect.element(english).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(english).toBeVisible()
    await screen.unmount()
  })

  it('[01.3] closes when the focus leaves it, and at a press beside it', async () => {
    const screen = await renderThere(shop)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab()
    await expect.element(english).not.toBeInTheDocument()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect.element(english).toBeVisible()
    await page.getByText('Beside').click()
    await expect.element(english).not.toBeInTheDocument()
    await screen.unmount()
  })

  it('[01.3] opens at a tap, and closes at a touch beside it', async () => {
    const screen = await renderThere(shop)
    const tap = async (element: Element) => {
      await touch('touchStart', [middleOf(element)])
      await touch('touchEnd', [])
    }
    await tap(trigger.element())
    await expect.element(english).toBeVisible()
    await tap(page.getByText('Beside').element())
    await expect.element(english).not.toBeInTheDocument()
    await screen.unmount()
  })

  it('[01.3] opens where a mouse points at it, stays open at its click, and closes when it goes', async () => {
    const screen = await renderThere(shop)
    await page.getByText('Beside').hover()
    await trigger.hover()
    await expect.element(english).toBeVisible()
    await page.getByText('Beside').hover()
    await expect.element(english).not.toBeInTheDocument()
    await trigger.hover()
    await trigger.click()
    await page.getByText('Beside').hover()
    await expect.element(english).toBeVisible()
    await screen.unmount()
  })
})
