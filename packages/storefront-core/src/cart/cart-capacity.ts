import type { CartLine } from './cart.ts'

/** The most lines that a cart takes in, that one call prices and that an order is made of. */
export const cartCapacity = 200

/** Whether a cart may hold a line of this variant: it has one, or room for one more. */
export function hasRoomFor(lines: readonly Pick<CartLine, 'id'>[], lineId: string): boolean {
  return lines.length < cartCapacity || lines.some(({ id }) => id === lineId)
}

/** How many lines are too many for an order, as where two tabs have filled one cart; 0 for a cart that can be ordered. */
export function excessLines(lineCount: number): number {
  return Math.max(0, lineCount - cartCapacity)
}
