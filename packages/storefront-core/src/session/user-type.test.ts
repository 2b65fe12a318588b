import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { userTypeOf } from './index.ts'

describe('userTypeOf', () => {
  it.each([
    ['the brand type', 'type-brand', 'type-brand', 'brand'],
    ['the default farmer type', 'type-farmer', 'type-brand', 'farmer'],
    ['another type', 'type-agent', 'type-brand', 'farmer'],
    ['no type', '', 'type-brand', 'farmer'],
    ['no type, where no brand type is named', '', '', 'farmer'],
  ] as const)('[03.11] tells %s', (_case, userTypeId, brandTypeId, type) => {
    expect(userTypeOf(userTypeId, { brandTypeId })).toBe(type)
  })

  it('[03.11] takes nobody for a brand in a shop as it comes', () => {
    expect(userTypeOf(defaultSettings.socialFeed.defaultFarmerTypeId, defaultSettings.socialFeed)).toBe('farmer')
  })
})
