import type { MouseEvent } from 'react'
import { isForAnotherTab } from '../primitives/button/index.ts'

/** A click on a link that chooses a pack: taken by the host where it wants it, left to the browser for another tab. */
export function chooseByLink(
  variantId: string,
  onChoose: ((variantId: string) => void) | undefined,
  say: () => void,
): (event: MouseEvent) => void {
  return (event) => {
    if (isForAnotherTab(event)) return
    say()
    if (onChoose === undefined) return
    event.preventDefault()
    onChoose(variantId)
  }
}
