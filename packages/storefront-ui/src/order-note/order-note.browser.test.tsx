import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { OrderNote } from './index.ts'
import en from './messages/en.json'
import { orderNoteContract } from './order-note.contract.ts'

const nothing = () => undefined
const field = page.getByRole('textbox', { name: 'Note for this order (optional)' })

conformance('OrderNote', {
  contract: orderNoteContract,
  widget: () => <OrderNote note="Ring twice" onNoteChange={nothing} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('OrderNote %s', (_place, renderThere) => {
  it('[23.8] takes a note and passes on all of it at every change', async () => {
    const notes: string[] = []
    function Kept() {
      const [note, setNote] = useState('')
      return (
        <OrderNote
          note={note}
          onNoteChange={(written) => {
            notes.push(written)
            setNote(written)
          }}
        />
      )
    }
    await renderThere(<Kept />)
    await userEvent.type(field, 'Ring')
    await expect.element(field).toHaveValue('Ring')
    expect(notes).toEqual(['R', 'Ri', 'Rin', 'Ring'])
  })
})

describe('OrderNote', () => {
  it('[23.8] shows the note that is kept, and says what it is for', async () => {
    const screen = await render(<OrderNote note="Ring twice" onNoteChange={nothing} />)
    await expect.element(field).toHaveValue('Ring twice')
    await expect.element(field).toHaveAccessibleDescription(/when to call/)
    await screen.rerender(<OrderNote note="" onNoteChange={nothing} />)
    await expect.element(field).toHaveValue('')
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<OrderNote note="" onNoteChange={nothing} messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['(optional)'])).toEqual([])
  })
})
