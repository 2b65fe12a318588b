import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureText, textOutline } from './faces.ts'
import { fitText, type TextWish } from './fit-text.ts'

const wish: TextWish = {
  text: 'Tomato',
  face: 'sans',
  color: '#000000',
  box: { x: 100, y: 200, width: 300, height: 120 },
  maxSize: 60,
  maxLines: 2,
  align: 'center',
}

describe('fitText', () => {
  it('sets a short text at the wished size, centred', () => {
    const [line] = fitText(wish)
    expect(line).toMatchObject({ text: 'Tomato', size: 60 })
    expect((line?.x ?? 0) + (line?.width ?? 0) / 2).toBeCloseTo(250)
  })

  it('breaks a longer text into lines of about the same length before it shrinks it much', () => {
    expect(fitText({ ...wish, text: 'Yellow Marigold Inca' }).map(({ text }) => text)).toEqual([
      'Yellow',
      'Marigold Inca',
    ])
  })

  it('never lets a line leave its box, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 160 }), fc.integer({ min: 60, max: 500 }), (text, width) => {
        const box = { ...wish.box, width }
        for (const line of fitText({ ...wish, text, box })) {
          expect(measureText(line.text, line.face, line.size)).toBeLessThanOrEqual(width + 0.01)
          expect(line.baseline - line.size * 0.7).toBeGreaterThanOrEqual(box.y - 0.5)
          expect(line.baseline).toBeLessThanOrEqual(box.y + box.height)
        }
      }),
    )
  })

  it('cuts a word that is too long even for the smallest size', () => {
    const [line] = fitText({ ...wish, text: 'x'.repeat(400) })
    expect(line?.text).toMatch(/^x+…$/)
  })
})

describe('textOutline', () => {
  it('writes nothing but numbers and path commands', () => {
    for (let step = 0; step < 200; step += 1) {
      const outline = textOutline('Van Nursery 12:32:16 (EC) & Ag+', 'narrow', 20 + step / 7, step / 3, 500 + step / 9)
      expect(outline).toMatch(/^[MLQCZ0-9.\- ]+$/)
    }
  })

  it('leaves out a letter that the face does not have', () => {
    expect(textOutline('क', 'sans', 20, 0, 0)).toBe('')
    expect(measureText('क', 'sans', 20)).toBe(0)
  })
})
