import { ProductCard, type CardFragment } from '../generated/operations.ts'
import type { Operation } from './operation.ts'

/** Products under the names that they were asked for by; null for one that is not there. */
export type Cards = Readonly<Record<string, CardFragment | null>>

interface CardsQuestion {
  readonly operation: Operation<Cards, Readonly<Record<string, string>>>
  /** Without the language. */
  readonly variables: Readonly<Record<string, string>>
}

/** What a card asks for, out of the operation that asks for one. */
const cardText = ProductCard.slice(ProductCard.indexOf('fragment '))

/** Asks for products by their handles, in that order, with one call: Shopify finds one by a handle, so each has a name of its own. */
export function askForCards(handles: readonly string[]): CardsQuestion {
  const names = handles.map((_, place) => `p${place}`)
  const parameters = names.map((name) => `$${name}:String!`).join('')
  const products = names.map((name) => `${name}:product(handle:$${name}){...Card}`).join('')
  return {
    operation: `query ProductCards(${parameters}$language:LanguageCode!)@inContext(country:IN language:$language){${products}}${cardText}`,
    variables: Object.fromEntries(handles.map((handle, place) => [`p${place}`, handle])),
  }
}
