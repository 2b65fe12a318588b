import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * A click handler that swallows the click while `held`, and with it the submit of a form. The button stays focusable
 * in the meantime, which the native `disabled` would not allow.
 *
 * @param onHeld Called instead of `onClick` while `held`.
 */
export function suppressClickWhile(
  held: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
  onHeld?: () => void,
): MouseEventHandler<HTMLButtonElement> | undefined {
  if (!held) return onClick
  return (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onHeld?.()
  }
}
