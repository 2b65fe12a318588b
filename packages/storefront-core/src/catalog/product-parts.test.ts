import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/fixtures.ts'
import { compositionOf, descriptionVideo, isPesticide, technicalTextOf } from './index.ts'

describe('isPesticide', () => {
  it.each([
    ['Crop Protection', 'M-10001', true],
    ['Crop Protection', '-', false],
    ['Crop Protection', '', false],
    ['Crop Nutrition', 'M-10001', false],
  ])('of %s with the code %j is %s', (productType, bhCode, expected) => {
    expect(isPesticide(aProduct({ productType, bhCode, technicalContent: 'Imidacloprid 17.8% SL' }))).toBe(expected)
  })
})

describe('technicalTextOf', () => {
  it("is in the shopper's language where the catalogue has it, else English", () => {
    const product = { technicalContent: ' F1 hybrid ' }
    const technicalText = { text: 'F1 हाइब्रिड', lang: 'hi' } as const
    expect(technicalTextOf({ ...product, technicalText })).toBe(technicalText)
    expect(technicalTextOf(product)).toEqual({ text: 'F1 hybrid', lang: 'en' })
  })
})

describe('compositionOf', () => {
  it.each([
    ['Crop Nutrition', 'Zinc 12%', 'Zinc 12%'],
    ['Crop Protection', ' Fipronil 5% SC ', 'Fipronil 5% SC'],
    ['Crop Protection', ' ', null],
    ['Seeds', 'F1 hybrid', null],
    ['Farm Machinery', '16 l tank', null],
    ['crop protection', 'Fipronil', null],
  ])('[15.5] of %s with "%s" is %s', (productType, technicalContent, content) => {
    expect(compositionOf(aProduct({ productType, technicalContent }))?.content ?? null).toBe(content)
  })

  it.each([
    ['M-10234', 'M-10234'],
    ['', null],
    [' ', null],
    ['-', null],
    [' - ', null],
  ])('[15.5] marks the molecule of the code "%s" with %s', (bhCode, moleculeCode) => {
    expect(compositionOf(aProduct({ bhCode }))?.moleculeCode).toBe(moleculeCode)
  })

  it('[15.5] marks none without a code', () => {
    expect(compositionOf(aProduct())?.moleculeCode).toBeNull()
  })
})

describe('descriptionVideo', () => {
  const video = (embedVideoId: string) => ({ embedVideoId, title: { text: embedVideoId, lang: 'en' as const } })

  it('[15.12] is the second video, or none', () => {
    expect(descriptionVideo([video('a'), video('b'), video('c')])?.embedVideoId).toBe('b')
    expect(descriptionVideo([video('a')])).toBeNull()
    expect(descriptionVideo([])).toBeNull()
  })
})
