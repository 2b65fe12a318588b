import { expect, it } from 'vitest'
import { operations } from '../contract/index.ts'
import type { Operation } from '../contract/index.ts'
import { alertOperations } from './index.ts'

it('[06.1] alerts have names and addresses of their own beside those of the contract', () => {
  const addressesOf = (table: object) =>
    Object.values(table as Record<string, Operation>).map(({ method, path }) => `${method} ${path}`)
  const others = new Set([...Object.keys(operations), ...addressesOf(operations)])
  const own = [...Object.keys(alertOperations), ...addressesOf(alertOperations)]
  expect([own.length, own.filter((each) => others.has(each))]).toEqual([6, []])
})
