import type { MouseEvent } from 'react'

/** Whether a click on a link asks for another tab or window, which is the browser's to open. */
export function isForAnotherTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** Acts in place of a link that is clicked plainly; without an action the link is followed. */
export function insteadOfLink(act: (() => void) | undefined): (event: MouseEvent) => void {
  return (event) => {
    if (act === undefined || isForAnotherTab(event)) return
    event.preventDefault()
    act()
  }
}
