/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8')
const whole = read('styles.css')
const sheets = globSync('*/**/styles.css', { cwd: source }).map((path) => ({ path, css: read(path) }))

/** The sheet with nested rules written out, as an older phone gets it. */
const flat = (css: string) => {
  const { code } = transform({ filename: 'x.css', code: new TextEncoder().encode(css), targets: { chrome: 111 << 16 } })
  return new TextDecoder().decode(code)
}
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

describe('style sheets', () => {
  it('are all imported by styles.css', () => {
    expect(sheets.map(({ path }) => path).filter((path) => !whole.includes(`'./${path}'`))).toEqual([])
  })

  it.each(sheets)('$path has at most 300 lines, as every file', ({ css }) => {
    expect(css.split('\n').length - 1).toBeLessThanOrEqual(300)
  })

  it.each(sheets)('$path names no colour and no time of its own', ({ css }) => {
    const words = withoutComments(css).replace(/0\.8s linear infinite/g, '')
    expect(words.match(/oklch\(|rgba?\(|hsla?\(|#[0-9a-f]{3,8}\b|[\d.]+m?s\b(?= )/gi) ?? []).toEqual([])
  })

  it.each(sheets)('$path uses only logical directions', ({ css }) => {
    const physical = /(?:^|[\s;{])(?:margin|padding|border|inset)?-?(?:left|right)\s*:/gm
    expect(withoutComments(css).match(physical) ?? []).toEqual([])
  })

  it.each(sheets)('$path has no rem in container queries, where it cannot be scaled', ({ css }) => {
    expect(withoutComments(css).match(/@container[^{]*[\d.]rem/g) ?? []).toEqual([])
  })

  it.each(sheets)('$path only selects elements of our scopes', ({ css }) => {
    const selectors = [...flat(css).matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => selector !== '' && !/^(?:from|to|[\d.]+%)(?:,|$)/.test(selector))
    const open = selectors.filter((selector) => !/\[data-(?:scope|part)|\.sf-/.test(selector))
    expect(open).toEqual([])
  })
})
