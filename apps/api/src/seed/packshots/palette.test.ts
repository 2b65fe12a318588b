import { describe, expect, it } from 'vitest'
import { wcagContrast as contrast } from 'culori'
import { paletteOf, readableOn } from './palette.ts'
import { chooserOf } from './variation.ts'

describe('paletteOf', () => {
  it('keeps every pair of text and ground readable for all hues', () => {
    for (let hue = 0; hue < 360; hue += 5) {
      const palette = paletteOf(hue, chooserOf(`brand ${hue}`))
      expect(contrast(palette.deep, palette.paper)).toBeGreaterThan(7)
      expect(contrast(palette.deep, palette.tint)).toBeGreaterThan(7)
      expect(contrast(palette.accent, palette.deep)).toBeGreaterThan(4.5)
      expect(contrast(palette.accentDeep, palette.paper)).toBeGreaterThan(4.5)
      expect(contrast(readableOn(palette.brand), palette.brand)).toBeGreaterThan(3)
    }
  })
})
