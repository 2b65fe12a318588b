import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProduct, aVariant } from '../testing/fixtures.ts'
import { cheaperThanAll, findSubstitute, isRatingShown, isSubstitute, sharedContent, unitPrice } from './index.ts'

const ml = (id: string, value: number, price: number, packCount = 1) =>
  aVariant({ id, price, packCount, netQuantity: { value, unit: 'ml' } })

describe('findSubstitute', () => {
  const current = ml('current', 500, 86_000)

  it('[17.1] is a pack of the same contents that costs less, with the saving per unit', () => {
    const cheap = ml('cheap', 500, 74_000)
    expect(findSubstitute(current, [ml('dear', 500, 90_000), cheap])).toEqual({ offer: cheap, cheaperPercent: 14 })
  })

  it('[17.1] is the nearest in contents before the one that saves most, and the first of two alike', () => {
    const offers = [
      ml('half', 250, 20_000),
      ml('little', 500, 84_000),
      ml('much', 500, 70_000),
      ml('same', 500, 70_000),
    ]
    expect(findSubstitute(current, offers)?.offer.id).toBe('much')
    expect(findSubstitute(ml('current', 1_000, 200_000), offers)?.offer.id).toBe('much')
  })

  it('[17.1] looks at what is inside a multi pack', () => {
    expect(findSubstitute(ml('current', 250, 90_000, 4), [ml('litre', 1_000, 72_000)])).toMatchObject({
      cheaperPercent: 20,
    })
  })

  it.each([
    ['nothing is offered', []],
    ['it costs as much', [ml('same', 500, 86_000)]],
    ['it saves less than half a percent', [ml('same', 500, 85_900)]],
    ['a smaller pack costs more per litre', [ml('small', 250, 44_000)]],
    ['a larger pack costs more in all', [ml('large', 1_000, 120_000)]],
    ['it holds less than half', [ml('drop', 100, 9_000)]],
    ['it is given away', [ml('free', 500, 0)]],
    ['it costs next to nothing', [ml('drum', 900_000, 1)]],
    ['it is sold by weight', [aVariant({ price: 10_000, netQuantity: { value: 500, unit: 'g' } })]],
    ['it does not say what is in it', [aVariant({ price: 10_000, netQuantity: null })]],
  ])('[17.1] is nothing where %s', (_case, offers) => {
    expect(findSubstitute(current, offers)).toBeNull()
  })

  it('[17.1] is nothing for a pack that cannot be compared', () => {
    expect(findSubstitute(aVariant({ netQuantity: null }), [ml('cheap', 500, 100)])).toBeNull()
  })

  it('[17.1] always saves, per unit and in all', () => {
    const pack = fc.record({ value: fc.integer({ min: 1, max: 5_000 }), price: fc.integer({ min: 0, max: 500_000 }) })
    fc.assert(
      fc.property(pack, fc.array(pack, { maxLength: 5 }), (one, others) => {
        const [own, ...offers] = [one, ...others].map(({ value, price }, index) => ml(String(index), value, price))
        const found = own && findSubstitute(own, offers)
        if (!found) return
        expect(found.offer.price).toBeLessThan(own.price)
        expect(unitPrice(found.offer)?.amount).toBeLessThan(unitPrice(own)?.amount ?? 0)
        expect(found.cheaperPercent).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('isSubstitute', () => {
  const category = { handle: 'fungicides', name: { text: 'Fungicides', lang: 'en' as const } }
  const own = { technicalContent: 'Tebuconazole 25.9% EC', category }

  it.each([
    ['the same on the same shelf', own, true],
    ['the same but for a blank', { ...own, technicalContent: 'Tebuconazole 25.9% EC ' }, true],
    ['another content', { ...own, technicalContent: 'Mancozeb 75% WP' }, false],
    ['another shelf', { ...own, category: { ...category, handle: 'seed-dressings' } }, false],
  ])('[17.1] of %s', (_case, other, is) => {
    expect(isSubstitute(own, other)).toBe(is)
  })

  it('[17.1] is nobody of what says nothing of itself', () => {
    expect(isSubstitute({ ...own, technicalContent: '' }, { ...own, technicalContent: '' })).toBe(false)
  })
})

describe('sharedContent', () => {
  const spray = aProduct({ productType: 'Crop Protection', technicalContent: 'Tebuconazole 25.9% EC' })
  const seed = aProduct({ productType: 'Seeds', technicalContent: 'F1 hybrid, 60 days' })

  it('[17.1] is said of what has the same active ingredient, never of seed', () => {
    expect(sharedContent(spray, spray)).toBe('Tebuconazole 25.9% EC')
    expect(sharedContent(spray, { ...spray, technicalContent: 'Mancozeb 75% WP' })).toBeNull()
    expect(sharedContent(seed, seed)).toBeNull()
  })
})

describe('cheaperThanAll', () => {
  const own = ml('own', 500, 80_000)

  it.each([
    ['all of them', [ml('a', 500, 100_000), ml('b', 250, 50_000)], 20],
    ['each, by the least', [ml('a', 500, 100_000), ml('b', 1_000, 170_000)], 6],
    ['those in its measure', [ml('a', 500, 100_000), aVariant({ netQuantity: null })], 20],
    ['not all', [ml('a', 500, 100_000), ml('b', 1_000, 160_000)], null],
    ['none', [], null],
  ])('[17.1] than %s', (_case, packs, percent) => {
    expect(cheaperThanAll(packs, own)).toBe(percent)
  })

  it('[17.1] says nothing of a pack without contents or price', () => {
    expect(cheaperThanAll([own], aVariant({ netQuantity: null }))).toBeNull()
    expect(cheaperThanAll([own], ml('free', 500, 0))).toBeNull()
  })
})

describe('isRatingShown', () => {
  it.each([
    [3, false],
    [3.1, true],
    [0, false],
  ])('[17.2] of %s is %s above the threshold of 3', (average, isShown) => {
    expect(isRatingShown(average, 3)).toBe(isShown)
  })
})
