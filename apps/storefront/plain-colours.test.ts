import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { plainColours } from './plain-colours.ts'

const plain = (css: string) => {
  const { code } = transform({ filename: 'x.css', code: Buffer.from(css), minify: true, visitor: plainColours })
  return code.toString()
}

describe('plainColours', () => {
  it.each([
    ['of a rule', 'a{color:oklch(47% .13 150)}', 'a{color:#006e30}'],
    ['of a token', 'a{--sf-color-bg:var(--day,oklch(97.8% .007 88))}', 'a{--sf-color-bg:var(--day,#faf8f3)}'],
    ['that lets through', 'a{box-shadow:0 1px 2px oklch(20% .02 70/.55)}', 'a{box-shadow:0 1px 2px #1c140c8c}'],
    ['that sRGB does not have', 'a{color:oklch(60% .35 150)}', 'a{color:#009e36}'],
    ['by name', 'a{color:red}', 'a{color:red}'],
  ])('writes a colour %s', (_which, written, expected) => {
    expect(plain(written)).toBe(expected)
  })
})
