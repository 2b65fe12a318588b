import { emptyFarm } from '@krishi/storefront-core/farm'
import { describe, expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import { aFullStorage, aStorage } from '../testing/storages.ts'
import { farmOf, hasFarm } from './index.ts'

const farm = { crops: ['okra'], area: 2, unit: 'guntha' } as const

describe('the farm of a device', () => {
  it('is kept on it, and removed from it when it is emptied', () => {
    const browser = aStorage()
    const { storefront } = aStorefront({ browser })
    expect(hasFarm(storefront)).toBe(false)
    farmOf(storefront).change(() => farm)
    const other = aStorefront({ browser }).storefront
    expect([hasFarm(other), farmOf(other).getState()]).toEqual([true, { farm, isKept: true }])
    farmOf(storefront).change(() => emptyFarm)
    expect([browser.getItem('myFarm'), farmOf(storefront).getState().isKept]).toEqual([null, true])
  })

  it('takes over what another tab has stored', () => {
    const browser = aStorage()
    const { storefront } = aStorefront({ browser })
    const here = farmOf(storefront)
    farmOf(aStorefront({ browser }).storefront).change(() => farm)
    here.change((kept) => ({ ...kept, area: 5 }))
    expect(here.getState().farm).toEqual({ ...farm, area: 5 })
  })

  it('says where the browser keeps nothing', () => {
    const { storefront } = aStorefront({ browser: aFullStorage() })
    farmOf(storefront).change(() => farm)
    expect(farmOf(storefront).getState()).toEqual({ farm, isKept: false })
  })
})
