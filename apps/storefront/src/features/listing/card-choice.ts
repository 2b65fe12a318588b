import type { Product } from '@krishi/storefront-core/catalog'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

/** Draws what a card is chosen by; null is nothing. */
type CardChoice = ((product: Product) => ReactNode) | null

const listeners = new Set<() => void>()
let choice: CardChoice = null

/** Shows a choice on every card, beside its heart, such as a box that takes the product into the comparison; null ends it. */
export function setCardChoice(next: CardChoice): void {
  choice = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** What every card is chosen by now. */
export function useCardChoice(): CardChoice {
  return useSyncExternalStore(
    subscribe,
    () => choice,
    () => null,
  )
}
