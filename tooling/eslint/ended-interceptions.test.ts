import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { endedInterceptions } from './ended-interceptions.ts'

function complaints(code: string): string[] {
  return new Linter()
    .verify(code, { rules: { 'no-restricted-syntax': ['error', ...endedInterceptions] } })
    .map(({ message }) => message)
}

it.each([
  "page.unroute('**/api/orders')",
  "shopper.page.unroute('**/api/orders', handler)",
  'page.unrouteAll()',
  "page.unrouteAll({ behavior: 'wait' })",
  "page.route('**/api/orders', handler, { times: 1 })",
  "context.route('**/api/orders', handler, { times: 2 })",
])('refuses an interception that ends while its page goes on: %s', (code) => {
  expect(complaints(code)).toEqual([expect.stringContaining('can hang')])
})

it.each([
  "page.route('**/api/orders', handler)",
  "page.unrouteAll({ behavior: 'ignoreErrors' })",
  "breakNextCall(page, '**/api/orders', loseAnswer)",
  "page.route('**/api/orders', (route) => route.fulfill({ json: { times: 1 } }))",
])('allows %s', (code) => {
  expect(complaints(code)).toEqual([])
})
