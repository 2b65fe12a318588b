import { describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance } from '../testing/index.ts'
import { helpButtonContract } from './help-button.contract.ts'
import { HelpButton } from './help-button.tsx'

const widget = () => <HelpButton chatNumber="9876543210" callNumber="1800123456" />

conformance('help button', { contract: helpButtonContract, widget })

const trigger = () => page.getByLabelText('Help')

describe('help button', () => {
  it('[10.4] opens chat and missed call at a press, and closes at the next', async () => {
    await render(<div style={{ paddingBlockStart: '12rem' }}>{widget()}</div>)
    const chat = page.getByRole('link', { name: 'Chat with us' })
    await expect.element(chat).not.toBeInTheDocument()
    await trigger().click()
    await expect.element(chat).toHaveAttribute('href', 'https://wa.me/919876543210')
    await expect.element(chat).toHaveAttribute('target', '_blank')
    await expect.element(page.getByRole('link', { name: 'Missed call' })).toHaveAttribute('href', 'tel:+911800123456')
    await trigger().click()
    await expect.element(chat).not.toBeInTheDocument()
  })

  it('[10.4] bounces while it is closed, and not where less motion is wanted', async () => {
    const bounces = () => trigger().element().getAnimations().length
    await render(widget())
    expect(bounces()).toBe(1)
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    await expect.poll(bounces).toBe(0)
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('[10.4] has what there is a number for, and is nothing without one', async () => {
    const screen = await render(<HelpButton chatNumber="" callNumber="1800123456" />)
    await trigger().click()
    expect(page.getByRole('link', { name: 'Chat with us' }).query()).toBeNull()
    await screen.rerender(<HelpButton chatNumber="" callNumber="" />)
    expect(trigger().query()).toBeNull()
  })
})
