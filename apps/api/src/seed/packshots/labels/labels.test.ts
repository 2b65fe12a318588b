import { describe, expect, it } from 'vitest'
import { measureText } from '../faces.ts'
import { packOf } from '../pack.ts'
import { plantTagTexts } from '../shapes/plant-tag.ts'
import type { PackshotSpec } from '../../types.ts'
import { labelLayouts } from './draw-label.ts'

const longNames: PackshotSpec = {
  shape: 'pouch',
  brand: 'Shri Venkateshwara Agricultural Cooperative',
  title: 'Chlorantraniliprole Thiamethoxam Super Booster Research Hybrid',
  subtitle: 'Pyraclostrobin 133 g/l + Epoxiconazole 50 g/l SE, water dispersible granule for foliar spray',
  hue: 140,
  emblem: 'tomato',
  organic: true,
}

const shortNames: PackshotSpec = { ...longNames, brand: 'Jai', title: 'K2', subtitle: 'EC', organic: false }

const fields = {
  'a slim bottle': { box: { x: 330, y: 418, width: 340, height: 424 }, inset: 34, bow: 13 },
  'a pouch': { box: { x: 216, y: 182, width: 568, height: 650 }, inset: 62, bow: 0 },
  'a wide sack': { box: { x: 164, y: 194, width: 672, height: 624 }, inset: 88, bow: 5 },
}

describe.each(Object.entries(labelLayouts))('the %s label', (_, layout) => {
  it.each(Object.entries(fields))('keeps all lines inside the field of %s', (_name, field) => {
    for (const spec of [longNames, shortNames]) {
      const { texts } = layout(packOf(spec), field)
      for (const { text, face, size, x, baseline } of texts) {
        expect(x).toBeGreaterThanOrEqual(field.box.x + field.inset - 0.01)
        expect(x + measureText(text, face, size)).toBeLessThanOrEqual(
          field.box.x + field.box.width - field.inset + 0.01,
        )
        expect(baseline - size * 0.7).toBeGreaterThanOrEqual(field.box.y)
        expect(baseline + size * 0.22).toBeLessThanOrEqual(field.box.y + field.box.height + field.bow)
      }
    }
  })

  it('names the brand, the product and its subtitle', () => {
    const text = layout(packOf(shortNames), fields['a pouch']).texts.map((line) => line.text)
    expect(text).toEqual(['Jai', 'K2', 'EC'])
  })
})

describe('the plant tag', () => {
  it('keeps all lines inside the card', () => {
    const box = { x: 306, y: 622, width: 388, height: 236 }
    for (const { text, face, size, x, baseline } of plantTagTexts(packOf(longNames), box)) {
      expect(x).toBeGreaterThanOrEqual(box.x)
      expect(x + measureText(text, face, size)).toBeLessThanOrEqual(box.x + box.width)
      expect(baseline).toBeLessThanOrEqual(box.y + box.height)
    }
  })
})
