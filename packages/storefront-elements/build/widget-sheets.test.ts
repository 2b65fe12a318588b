import { describe, expect, it } from 'vitest'
import { rulesOf } from './widget-sheets.ts'

describe('the sheet of all elements', () => {
  it('has the tokens, and nothing that takes back the rules of a page: none reaches into a shadow root', async () => {
    const rules = await rulesOf('foundation')
    expect(rules).toContain('--sf-color-text:')
    expect(rules).toContain(':host{')
    expect(rules).not.toContain(':revert')
  })
})
