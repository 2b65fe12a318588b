import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNoteLength, toOrderNote } from './index.ts'

describe('toOrderNote', () => {
  it.each([
    ['keeps the text as written', '  Ring twice,\nplease 🙏 ', '  Ring twice,\nplease 🙏 '],
    ['ends at the length that an order takes', 'x'.repeat(2_001), 'x'.repeat(2_000)],
    ['does not cut a character in half', `${'x'.repeat(1_999)}🙏`, 'x'.repeat(1_999)],
    ['leaves out what no server stores', 'Ring\0 twice\ud800', 'Ring twice'],
  ])('[23.8] %s', (_what, text, note) => {
    expect(toOrderNote(text)).toBe(note)
  })

  it('[23.8] gives a text that can be ordered, whatever is typed, and leaves such a text alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        const note = toOrderNote(text)
        expect(note.length).toBeLessThanOrEqual(orderNoteLength)
        expect(note).not.toMatch(/[\0\p{Surrogate}]/u)
        expect(toOrderNote(note)).toBe(note)
      }),
    )
  })
})
