import { describe, expect, it } from 'vitest'
import {
  addCrop,
  cropsInSeason,
  emptyFarm,
  farmCropLimit,
  farmCrops,
  isEmptyFarm,
  isFarmCrop,
  parseFarm,
  seasonAt,
  seasonsOf,
  undoRemoval,
} from './index.ts'

describe('crops of a farm', () => {
  it('are known by their ids, and each is sown in some season', () => {
    expect(farmCrops.filter((crop) => seasonsOf(crop).length === 0)).toEqual([])
    expect([isFarmCrop('tomato'), isFarmCrop('toString'), isFarmCrop(7)]).toEqual([true, false, false])
  })

  it.each([
    ['2026-01-31T18:29:59Z', 'rabi'],
    ['2026-01-31T18:30:00Z', 'summer'],
    ['2026-05-31T18:29:59Z', 'summer'],
    ['2026-06-15T00:00:00Z', 'kharif'],
    ['2026-09-30T18:29:59Z', 'kharif'],
    ['2026-09-30T18:30:00Z', 'rabi'],
    ['2026-12-31T23:00:00Z', 'rabi'],
  ])('%s is in the season %s of India', (now, season) => {
    expect(seasonAt(Date.parse(now))).toBe(season)
  })

  it('are those of a season', () => {
    expect(cropsInSeason(['wheat', 'cotton', 'tomato'], 'rabi')).toEqual(['wheat', 'tomato'])
    expect(cropsInSeason(['wheat', 'cotton', 'tomato'], seasonAt(Number.NaN))).toEqual([])
  })
})

describe('a farm', () => {
  it('has each crop once, and at most twelve', () => {
    const twelve = farmCrops.slice(0, 12)
    const full = twelve.reduce((farm, crop) => addCrop(farm, crop) ?? farm, emptyFarm)
    expect(full.crops).toEqual(twelve)
    expect(addCrop(full, 'paddy')).toBe(full)
    expect(addCrop(full, 'marigold')).toBeNull()
    expect(farmCropLimit).toBe(12)
  })

  it('has a removed crop back in its place, with what was told since', () => {
    const before = { crops: ['okra', 'onion', 'wheat'], area: 3, unit: 'guntha' } as const
    const now = { crops: ['onion', 'cotton'], area: null, unit: 'acre' } as const
    expect(undoRemoval(now, before, ['okra'])).toEqual({ ...before, crops: ['okra', 'onion', 'cotton'] })
    expect(undoRemoval({ ...now, area: 2 }, before, before.crops)).toEqual({
      crops: ['okra', 'onion', 'wheat', 'cotton'],
      area: 2,
      unit: 'acre',
    })
    const full = { ...emptyFarm, crops: farmCrops.slice(0, farmCropLimit) }
    expect(undoRemoval(full, { ...before, crops: ['marigold'] }, ['marigold']).crops).toEqual(full.crops)
  })

  it('is empty until a crop or its size is told', () => {
    expect(isEmptyFarm(emptyFarm)).toBe(true)
    expect(isEmptyFarm({ ...emptyFarm, unit: 'guntha' })).toBe(true)
    expect(isEmptyFarm({ ...emptyFarm, area: 2 })).toBe(false)
    expect(isEmptyFarm({ ...emptyFarm, crops: ['okra'] })).toBe(false)
  })

  it.each([
    [JSON.stringify({ crops: ['okra', 'okra', 'moon', 3], area: 2.5, unit: 'guntha' }), ['okra'], 2.5, 'guntha'],
    [JSON.stringify({ crops: 'okra', area: 2, unit: 'toString' }), [], null, 'acre'],
    [JSON.stringify({ crops: [], area: 5_000, unit: 'acre' }), [], null, 'acre'],
    [JSON.stringify({ crops: [], area: '2', unit: 'acre' }), [], null, 'acre'],
    [JSON.stringify({ crops: farmCrops, area: null, unit: 'acre' }), farmCrops.slice(0, 12), null, 'acre'],
    ['{}', [], null, 'acre'],
    ['nonsense', [], null, 'acre'],
    [null, [], null, 'acre'],
  ])('is read from the device: %s', (stored, crops, area, unit) => {
    expect(parseFarm(stored)).toEqual({ crops, area, unit })
  })
})
