import { describe, expect, it } from 'vitest'
import { contrast, hex } from './color.ts'

describe('hex', () => {
  it('agrees with the known ends and with a published oklch red', () => {
    expect(hex({ lightness: 0, chroma: 0, hue: 0 })).toBe('#000000')
    expect(hex({ lightness: 1, chroma: 0, hue: 0 })).toBe('#ffffff')
    expect(hex({ lightness: 0.62796, chroma: 0.25768, hue: 29.234 })).toBe('#ff0000')
  })

  it('keeps every hue on the screen by taking colourfulness back', () => {
    for (let hue = 0; hue < 360; hue += 10) {
      expect(hex({ lightness: 0.83, chroma: 0.37, hue })).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})

describe('contrast', () => {
  it('is 21 for black and white in either order, 1 for equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrast('#4a7d33', '#4a7d33')).toBe(1)
  })
})
