import brandSheet from '../../../packages/storefront-ui/src/theme/brand-sunrise.css?raw'
import tokenSheet from '../../../packages/storefront-ui/src/theme/tokens.css?raw'
import { readTokens, usersOf } from './read-tokens.ts'

const widgetSheets = import.meta.glob<string>('../../../packages/*/src/**/styles.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every token with its value in the default brand. */
export const tokens = readTokens(tokenSheet)

/** The same by their names. */
export const leaf = new Map(tokens.map((token) => [token.name, token]))

/** What the brand Sunrise changes, by the names of the tokens. */
export const sunrise = new Map(readTokens(brandSheet).map((token) => [token.name, token]))

/** The widgets whose sheets use a token. */
export const widgetsWith = (token: string) => usersOf(token, widgetSheets)
