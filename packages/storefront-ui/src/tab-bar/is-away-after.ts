/** Further down than this, in px, reading on takes the bar out of the way [10.2]. */
const keptUntil = 200

/**
 * Whether a bar is out of the way after a scroll: it goes on the way down past 200 px, and comes back on the way up.
 *
 * @param isAway Whether it was before.
 * @param from Where the page was, in px from its top.
 * @param to Where it is now.
 */
export function isAwayAfter(isAway: boolean, from: number, to: number): boolean {
  if (to === from) return isAway
  return to > from && to > keptUntil
}
