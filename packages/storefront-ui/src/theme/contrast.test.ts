/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { converter, parse, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'

const toLinearRgb = converter('lrgb')

type Palette = Readonly<Record<string, { readonly light: string; readonly dark: string }>>

/** Colour tokens of a style sheet, by name without the prefix. */
function readPalette(file: string): Palette {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  const token =
    /--sf-color-([a-z-]+):\s*var\(--sf-when-light,\s*(#[0-9a-f]{6})\)\s*var\(--sf-when-dark,\s*(#[0-9a-f]{6})\)/g
  return Object.fromEntries(
    [...css.matchAll(token)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  )
}

const leaf = readPalette('./tokens.css')
const brands: Readonly<Record<string, Palette>> = { leaf, sunrise: { ...leaf, ...readPalette('./brand-sunrise.css') } }

describe.each(Object.entries(brands))('brand %s', (_brand, palette) => {
  describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
    const color = (name: string) => {
      const value = palette[name]?.[scheme]
      if (value === undefined) throw new Error(`No token --sf-color-${name}`)
      const parsed = parse(value)
      if (parsed === undefined || parsed.alpha !== undefined) throw new Error(`Not an opaque colour: ${value}`)
      return parsed
    }

    it.each(Object.entries(contrastPairs))('%s keep their contrast', (_kind, { floor, pairs }) => {
      const tooFaint = pairs
        .map(([ink, paper]) => ({ ink, paper, contrast: wcagContrast(color(ink), color(paper)) }))
        .filter((pair) => pair.contrast < floor)
      expect(tooFaint).toEqual([])
    })

    it('names no colour that a screen cannot show', () => {
      const outside = Object.keys(palette)
        .filter((name) => name !== 'overlay')
        .filter((name) => {
          const { r, g, b } = toLinearRgb(color(name))
          return [r, g, b].some((part) => part < -0.002 || part > 1.002)
        })
      expect(outside).toEqual([])
    })
  })

  it('differs from the default only in tokens that the default has', () => {
    expect(Object.keys(palette).filter((name) => !(name in leaf))).toEqual([])
  })
})
