import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { mentionListContract } from './mention-list.contract.ts'
import { FieldWithNames, somePeople } from './mention-list.fixtures.tsx'

conformance('MentionList', { contract: mentionListContract, widget: () => <FieldWithNames /> })

const field = page.getByRole('textbox', { name: 'Your answer' })
const active = () => {
  const root = field.element().getRootNode() as Document | ShadowRoot
  return root.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent
}

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('MentionList %s', (_place, renderThere) => {
  it('[34.4] is chosen from by keyboard, while the field keeps the focus', async () => {
    const heard: unknown[] = []
    const tell = (what: unknown) => void heard.push(what)
    await renderThere(<FieldWithNames onCaret={tell} onChoose={tell} />)
    await field.click()
    expect(active()).toBe('@Savitri Patil')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(active).toBe('@रामेश्वर यादव')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('@Savitri Patil')
    await userEvent.keyboard('{Enter}')
    expect(heard.at(-1)).toBe('u1')
    await userEvent.keyboard('{Escape}')
    expect(heard.at(-1)).toBeNull()
    await page.getByRole('option', { name: '@रामेश्वर यादव' }).click()
    expect(heard.at(-1)).toBe('u2')
    expect(field.element().matches(':focus')).toBe(true)
  })
})

describe('MentionList', () => {
  it('leaves keys alone while it is closed, and says how many names there are', async () => {
    const heard: unknown[] = []
    const screen = await render(<FieldWithNames people={[]} onCaret={(caret) => heard.push(caret)} />)
    await field.click()
    expect(heard).toEqual([5])
    await userEvent.keyboard('{Enter}x')
    await expect.element(field).toHaveValue('Ask @\nx')
    await expect.element(field).not.toHaveAttribute('aria-controls')
    await screen.rerender(<FieldWithNames caret={4} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('2 names. Choose with the arrow keys.')
    await expect.element(field).toHaveAttribute('aria-controls')
    expect((field.element() as HTMLTextAreaElement).selectionStart).toBe(4)
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<FieldWithNames messages={pseudoMessages(en)} />)
    const others = ['Your answer', 'Ask @', ...somePeople.map(({ name }) => `@${name}`)]
    expect(leakedWords(container, others)).toEqual([])
  })
})
