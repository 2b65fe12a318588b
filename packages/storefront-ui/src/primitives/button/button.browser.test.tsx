import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../i18n/index.ts'
import type { LinkProps } from '../../i18n/index.ts'
import '../../styles.css'
import { conformance } from '../../testing/index.ts'
import { CloseIcon } from '../icon/index.ts'
import { buttonContract, iconButtonContract } from './button.contract.ts'
import { Button, IconButton, LinkButton } from './index.ts'

conformance('Button', { contract: buttonContract, widget: () => <Button>Save</Button> })
conformance('IconButton', {
  contract: iconButtonContract,
  widget: () => <IconButton label="Close" icon={<CloseIcon />} />,
})

function Counter({ pending = false, disabledReason }: { pending?: boolean; disabledReason?: string }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <Button pending={pending} disabledReason={disabledReason} onClick={() => setCount(count + 1)}>
        Add
      </Button>
      <output>{count}</output>
    </>
  )
}

describe('Button', () => {
  it('acts on click, Enter and Space', async () => {
    await render(<Counter />)
    await page.getByRole('button', { name: 'Add' }).click()
    await userEvent.keyboard('{Enter} ')
    await expect.element(page.getByRole('status')).toHaveTextContent('3')
  })

  it('keeps focus and ignores clicks while its action is under way', async () => {
    const screen = await render(<Counter />)
    const button = page.getByRole('button', { name: 'Add' })
    await button.click()
    await screen.rerender(<Counter pending />)
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await button.click({ force: true })
    await expect.element(page.getByRole('status')).toHaveTextContent('1')
  })

  it('says why it cannot be used, and can still be reached', async () => {
    await render(<Counter disabledReason="Choose a pack first" />)
    const button = page.getByRole('button', { name: 'Add' })
    await expect.element(button).toHaveAccessibleDescription('Choose a pack first')
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('0')
  })

  it('does not submit a form while held', async () => {
    const sent: string[] = []
    const onSubmit = (event: SyntheticEvent) => {
      event.preventDefault()
      sent.push('sent')
    }
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" pending={pending}>
          Send
        </Button>
      </form>
    )
    const screen = await render(form(true))
    await userEvent.type(page.getByRole('textbox'), 'Ravi{Enter}')
    await page.getByRole('button', { name: 'Send' }).click({ force: true })
    expect(sent).toEqual([])
    await screen.rerender(form(false))
    await page.getByRole('button', { name: 'Send' }).click()
    expect(sent).toEqual(['sent'])
  })

  it('is at least 44 px each way, however short its word', async () => {
    await render(
      <>
        <Button size="sm">OK</Button>
        <IconButton label="Close" icon={<CloseIcon />} />
      </>,
    )
    for (const button of page.getByRole('button').elements()) {
      const { width, height } = button.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('wraps a long Tamil label instead of cutting it', async () => {
    await render(
      <div style={{ inlineSize: 160 }} lang="ta">
        <Button>கூடையில் சேர்க்கவும் மற்றும் தொடர்ந்து பொருட்களை வாங்கவும்</Button>
      </div>,
    )
    const button = page.getByRole('button').element()
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    expect(button.clientHeight).toBeGreaterThan(60)
  })
})

describe('LinkButton', () => {
  it('uses the link of the host inside the site', async () => {
    const RouterLink = (props: LinkProps) => <a data-router="" {...props} />
    await render(
      <UiProvider link={RouterLink}>
        <LinkButton href="/cart">Cart</LinkButton>
      </UiProvider>,
    )
    const link = page.getByRole('link', { name: 'Cart' })
    await expect.element(link).toHaveAttribute('data-router')
    await expect.element(link).not.toHaveAttribute('target')
  })

  it.each(['https://example.com/help', '//example.com', 'HTTP://example.com'])(
    '[05.6] opens %s in a new tab that cannot reach back',
    async (href) => {
      await render(<LinkButton href={href}>Help</LinkButton>)
      const link = page.getByRole('link', { name: 'Help' })
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener')
    },
  )
})
