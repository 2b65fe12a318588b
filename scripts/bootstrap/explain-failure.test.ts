import { expect, it } from 'vitest'
import { explainFailure } from './explain-failure.mjs'

it.each([
  ['ERROR  ENOSPC: no space left on device, write', /disk is full/],
  ['ERR_PNPM_META_FETCH_FAIL  GET https://packages.example/react: getaddrinfo EAI_AGAIN', /registry cannot be reached/],
  ['Failed to write to file: No\n      space left on device (os error 28)', /disk is full/],
  ['npm error code ENOTFOUND', /registry cannot be reached/],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', /pnpm-lock\.yaml does not fit/],
  ["EACCES: permission denied, mkdir 'node_modules'", /may not be written/],
  ['Error: spawn npx ENOENT', /npm is not installed/],
])('explains %s in one sentence', (output, sentence) => {
  expect(explainFailure(output)).toMatch(sentence)
})

it('claims nothing about an output that it does not know', () => {
  expect(explainFailure('TypeError: x is not a function')).toBeNull()
})
