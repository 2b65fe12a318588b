/** A stream of repeatable pseudo-random numbers. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number from `from` to `to`, both included. */
  integer: (from: number, to: number) => number
  /** True with the given probability, 0 to 1. */
  chance: (probability: number) => boolean
  /** One element. Throws on an empty list, which is a mistake in the data. */
  pick: <T>(list: readonly T[]) => T
  /** A shuffled copy. */
  shuffle: <T>(list: readonly T[]) => T[]
}

/** A number made of the characters of a text (FNV-1a), to start a stream by name. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * A stream started by a name (mulberry32). Every product draws from its own stream, so that a row that is added or
 * taken away leaves the prices and stock of the others as they were.
 */
export function createSeededRandom(name: string): SeededRandom {
  let state = hashText(name)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, integer(0, list.length - 1)),
    shuffle: (list) => {
      const copy = [...list]
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = integer(0, index)
        const held = at(copy, index)
        copy[index] = at(copy, other)
        copy[other] = held
      }
      return copy
    },
  }
}

/** The element at a wrapped index. Throws on an empty list, which is a mistake in the data. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length]
  if (element === undefined) {
    throw new Error(
      'A list of the catalogue seed is empty. Nothing can be drawn from it. Add a row to the table in data/.',
    )
  }
  return element
}
