import { describe, expect, it } from 'vitest'
import { toProduct } from './product-codec.ts'

describe('a product of the wire', () => {
  it('[13.10] loses the look-alikes in its name, and keeps its language', () => {
    const { productName } = toProduct({
      mapVariant: {},
      productName: { text: 'T\u043em\u0430to\u00a0Hybrid Seeds ', lang: 'en' },
    })
    expect(productName).toEqual({ text: 'Tomato Hybrid Seeds', lang: 'en' })
  })
})
