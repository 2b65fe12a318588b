import { wcagContrast } from 'culori'
import { contrastPairs } from '../../../packages/storefront-ui/src/theme/contrast-pairs.ts'
import type { ContrastPair } from '../../../packages/storefront-ui/src/theme/contrast-pairs.ts'
import type { Token } from './read-tokens.ts'

/** The colours of a brand, by the names of their tokens. */
export type Colours = ReadonlyMap<string, Token>

const prefix = '--sf-color-'

/**
 * The contrast of a pair of colours, from 1 to 21, as WCAG reckons it.
 *
 * @param brands The first that has a colour counts: a brand changes some, and the default has all.
 */
export function contrastOf(pair: ContrastPair, brands: readonly Colours[], scheme: 'value' | 'dark'): number {
  const [ink = '', ground = ''] = pair.map((name) => {
    const token = brands.map((brand) => brand.get(prefix + name)).find((each) => each !== undefined)
    return (scheme === 'dark' ? token?.dark : null) ?? token?.value
  })
  return wcagContrast(ink, ground)
}

/** The pairs that a colour is one of, by the name of its token. */
export function pairsWith(token: string): ContrastPair[] {
  return Object.values(contrastPairs).flatMap(({ pairs }) =>
    pairs.filter((pair) => pair.some((name) => prefix + name === token)),
  )
}
