import { describe, expect, it } from 'vitest'
import { countFollows, withFollow } from './memory-follows.ts'

const asha = { userId: 'asha', followingUserId: 'ramesh' }
const ramesh = { userId: 'ramesh', followingUserId: 'asha' }
const savitri = { userId: 'savitri', followingUserId: 'ramesh' }

describe('those who follow', () => {
  it.each([
    ['the newest first', savitri, true, [savitri, asha, ramesh]],
    ['once, however often it is asked for', ramesh, true, [ramesh, asha]],
    ['no longer', asha, false, [ramesh]],
    ['as before, where there was nothing to end', savitri, false, [asha, ramesh]],
  ])('are kept %s', (_how, follow, isFollow, after) => {
    expect(withFollow([asha, ramesh], follow, isFollow)).toEqual(after)
  })

  it.each([
    ['ramesh', 2, 1],
    ['asha', 1, 1],
    ['nobody', 0, 0],
  ])('are counted for %s', (userId, followers, followingUsers) => {
    expect(countFollows([asha, ramesh, savitri], userId)).toEqual({ followers, followingUsers })
  })
})
