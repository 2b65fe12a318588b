import { expect, it } from 'vitest'
import { needsSession, operations } from './index.ts'

it('[03.4] is true of every call but those that anybody may make', () => {
  expect(needsSession({ path: '/a-call-that-says-nothing' })).toBe(true)
  expect([operations['orders.list'], operations['catalog.menu']].map(needsSession)).toEqual([true, false])
})
