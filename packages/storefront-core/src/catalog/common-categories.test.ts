import { describe, expect, it } from 'vitest'
import { commonCategories } from './common-categories.ts'

describe('the categories of what was found', () => {
  it('are named once, those of most products first, and of as many in the order they came', () => {
    const found = ['okra', 'chilli', 'tomato', 'tomato', 'brinjal', 'chilli', 'tomato'].map((handle) => ({ handle }))
    expect(commonCategories(found).map(({ handle }) => handle)).toEqual(['tomato', 'chilli', 'okra'])
  })

  it('are none of nothing', () => {
    expect(commonCategories([])).toEqual([])
  })
})
