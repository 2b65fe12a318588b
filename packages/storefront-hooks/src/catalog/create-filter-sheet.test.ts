import { noSelection } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { createFilterSheet } from './create-filter-sheet.ts'

const applied: ListingSelection = { ...noSelection, brands: ['kaveri'], sort: 'rating' }
const draft: ListingSelection = { ...applied, brands: ['kaveri', 'annapurna'], rating: 4 }

function aSheet() {
  const clock = createFakeClock()
  return { clock, sheet: createFilterSheet(applied, clock) }
}

describe('filter sheet', () => {
  it('[13.2] opens at a section; there is something to apply once something is changed', () => {
    const { sheet } = aSheet()
    sheet.show('brands')
    expect(sheet.getState()).toMatchObject({ isOpen: true, section: 'brands', canApply: false, canClear: true })
    sheet.change(draft)
    expect(sheet.getState()).toMatchObject({ draft, canApply: true, canClear: true })
    sheet.change(applied)
    expect(sheet.getState().canApply).toBe(false)
  })

  it('[13.2] clears all filters and keeps the sort; then there is nothing to clear', () => {
    const { sheet } = aSheet()
    sheet.clear()
    expect(sheet.getState()).toMatchObject({
      draft: { ...noSelection, sort: 'rating' },
      canClear: false,
      canApply: true,
    })
  })

  it('[13.3] forgets the draft when it closes, and its section 200 ms later', async () => {
    const { sheet, clock } = aSheet()
    sheet.show('price')
    sheet.change(draft)
    sheet.close()
    expect(sheet.getState()).toMatchObject({ isOpen: false, section: 'price', draft: applied, canApply: false })
    await clock.advance(199)
    expect(sheet.getState().section).toBe('price')
    await clock.advance(1)
    expect(sheet.getState().section).toBeNull()
  })

  it('[13.3] keeps its section when it is opened again at once', async () => {
    const { sheet, clock } = aSheet()
    sheet.show('price')
    sheet.close()
    sheet.show('brands')
    await clock.advance(200)
    expect(sheet.getState()).toMatchObject({ isOpen: true, section: 'brands' })
  })

  it('[13.2] follows what is applied, also by Back, and keeps the draft while that is the same', () => {
    const { sheet } = aSheet()
    sheet.show('rating')
    sheet.change(draft)
    sheet.apply({ ...applied })
    expect(sheet.getState().draft).toBe(draft)
    sheet.apply(draft)
    expect(sheet.getState()).toMatchObject({ draft, canApply: false })
    sheet.apply(noSelection)
    expect(sheet.getState()).toMatchObject({ draft: noSelection, canClear: false })
  })
})
