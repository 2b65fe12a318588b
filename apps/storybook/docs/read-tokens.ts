/** A design token of the style sheets. */
export interface Token {
  /** With its prefix: `--sf-space-8`. */
  readonly name: string
  readonly group: TokenGroup
  /** What the sheet says; for a colour what it is by day. */
  readonly value: string
  /** What it is at night, where that differs. */
  readonly dark: string | null
}

/** The pages of the foundations that list tokens. */
export type TokenGroup = 'colour' | 'shadow' | 'type' | 'space' | 'shape' | 'motion'

const groups: readonly (readonly [RegExp, TokenGroup])[] = [
  [/^--sf-color-/, 'colour'],
  [/^--sf-shadow-/, 'shadow'],
  [/^--sf-(font|line)-/, 'type'],
  [/^--sf-space-/, 'space'],
  [/^--sf-(duration|ease)/, 'motion'],
]
const declaration = /(--sf-[a-z0-9-]+):\s*([^;]+);/g
const twoSchemes = /^var\(--sf-when-light,\s*(.+?)\)\s*var\(--sf-when-dark,\s*(.+)\)$/

/**
 * The tokens that a style sheet declares, each once with its first value: the later ones are for less motion and for languages
 * whose letters need more air. What only switches between day and night is no token.
 */
export function readTokens(css: string): Token[] {
  const declared = new Map<string, string>()
  for (const [, name = '', value = ''] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(declaration)) {
    if (!declared.has(name)) declared.set(name, value.replaceAll(/\s+/g, ' ').trim())
  }
  return [...declared]
    .filter(([name]) => !/^--sf-(when-|color-scheme$)/.test(name))
    .map(([name, value]) => {
      const [, light = value, dark = null] = twoSchemes.exec(value) ?? []
      return { name, group: groups.find(([pattern]) => pattern.test(name))?.[1] ?? 'shape', value: light, dark }
    })
}

/** The folders of the widgets whose style sheets use a token. */
export function usersOf(token: string, sheets: Readonly<Record<string, string>>): string[] {
  const use = new RegExp(`${token}(?![a-z0-9-])`)
  return Object.entries(sheets)
    .filter(([path, css]) => !path.includes('/theme/') && use.test(css))
    .map(([path]) => path.split('/').at(-2) ?? path)
    .sort()
}
