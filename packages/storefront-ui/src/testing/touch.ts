import { cdp } from 'vitest/browser'

/** A finger on the glass, in px of the test's window. */
export interface Finger {
  readonly x: number
  readonly y: number
}

/** Puts fingers down, moves or lifts them, with the touch events of a real screen. `fingers` are those that are down. */
export async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]): Promise<void> {
  // The test runs in a frame; the browser counts from the corner of its page.
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const touchPoints = fingers.map(({ x, y }, id) => ({ x: x + left, y: y + top, id }))
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** The middle of an element. */
export function middleOf(element: Element): Finger {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** One finger across an element by `dx` px, in small moves. */
export async function swipe(element: Element, dx: number): Promise<void> {
  const { x, y } = middleOf(element)
  await touch('touchStart', [{ x, y }])
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', [{ x: x + (dx * step) / 6, y }])
  await touch('touchEnd', [])
}

/** Two fingers about the middle of an element, `from` px apart and then `to`. */
export async function pinch(element: Element, from: number, to: number): Promise<void> {
  const { x, y } = middleOf(element)
  const apart = (distance: number) => [
    { x: x - distance / 2, y },
    { x: x + distance / 2, y },
  ]
  await touch('touchStart', apart(from))
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', apart(from + ((to - from) * step) / 6))
  await touch('touchEnd', [])
}
