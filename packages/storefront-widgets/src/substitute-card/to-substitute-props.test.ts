import { mergeSettings } from '@krishi/storefront-core/settings'
import { aProduct, aVariant, english } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toSubstituteControl, toSubstituteProps } from './to-substitute-props.ts'

const subject = aProduct({ productId: 'dear', technicalContent: 'Neem 0.15% EC' })

const found = (average: number, own: Parameters<typeof aVariant>[0] = { id: 'v' }) => ({
  product: aProduct({ productId: 'p', rating: { average, reviewCount: 5 }, variants: [aVariant(own)] }),
  variantId: 'v',
  cheaperPercent: 12,
})

describe('toSubstituteProps', () => {
  it.each([
    [3, undefined, false],
    [3.1, undefined, true],
    [4, 4.5, false],
  ])('[17.2] shows a rating of %s above the threshold of %s: %s', (average, showRatingThreshold, isShown) => {
    const settings = mergeSettings({ alternativeProduct: { showRatingThreshold } })
    expect(toSubstituteProps(found(average), subject, settings, 'en').showRating).toBe(isShown)
  })

  it('[17.3] has the interval of the settings, 3000 ms where they say nothing', () => {
    expect(toSubstituteProps(found(4), subject, mergeSettings({}), 'en').intervalMs).toBe(3_000)
    const settings = mergeSettings({ alternativeProduct: { scrollTextInterval: 2_500 } })
    expect(toSubstituteProps(found(4), subject, settings, 'en').intervalMs).toBe(2_500)
  })

  it('[17.1] has the words of the shop’s owner in the language of the page', () => {
    const translations = { cheaperTitle: { hi: '#PERCENTAGE% सस्ता' }, substituteForTitle: { hi: 'इसके बदले' } }
    const settings = mergeSettings({ alternativeProduct: { translations } })
    expect(toSubstituteProps(found(4), subject, settings, 'hi').words).toEqual({
      cheaper: '#PERCENTAGE% सस्ता',
      substituteFor: 'इसके बदले',
    })
    expect(toSubstituteProps(found(4), subject, settings, 'te').words).toEqual({})
  })
})

const neemInHindi = { text: 'नीम 0.15% EC, कीटनाशक', lang: 'hi' } as const

describe('what is said to be the same', () => {
  it.each([
    ['the same active ingredient', { technicalContent: 'Neem 0.15% EC' }, english('Neem 0.15% EC')],
    ['what is told in Hindi', { technicalContent: 'Neem 0.15% EC', productKind: neemInHindi }, neemInHindi],
    ['another one', { technicalContent: 'Neem 5% EC' }, null],
    ['seed that is described alike', { productType: 'Seeds', technicalContent: 'Neem 0.15% EC' }, null],
  ])('[17.1] of %s', (_case, own, sharedContent) => {
    const other = { ...found(4), product: { ...found(4).product, ...own } }
    expect(toSubstituteProps(other, subject, mergeSettings({}), 'en').sharedContent).toEqual(sharedContent)
  })
})

describe('toSubstituteControl', () => {
  it('[17.1] sells the pack as far as there is stock', () => {
    expect(toSubstituteControl(found(4))).toMatchObject({ availability: 'available', limits: { max: 20 } })
    expect(toSubstituteControl(found(4, { id: 'v', inventoryQuantity: 0 }))?.availability).toBe('sold-out')
    expect(toSubstituteControl({ ...found(4), variantId: 'gone' })).toBeUndefined()
  })
})
