import type { TabChannel } from '../cart/cart-persistence.ts'

/** Tabs of one browser: what one announces reaches all others, later, when the test delivers it. */
export interface Tabs {
  open: () => TabChannel
  /** Hands over what was announced, until nobody has anything to say; throws when that never ends. */
  deliver: () => void
}

/** Creates a browser without tabs. */
export function createTabs(): Tabs {
  const tabs: Set<() => void>[] = []
  let letters: (() => void)[] = []
  return {
    open() {
      const listeners = new Set<() => void>()
      tabs.push(listeners)
      return {
        announce() {
          const others = tabs.filter((tab) => tab !== listeners)
          letters.push(() => others.forEach((tab) => tab.forEach((listener) => listener())))
        },
        listen(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      }
    },
    deliver() {
      for (let round = 0; letters.length > 0; round += 1) {
        if (round > 20)
          throw new Error('The tabs answer each other without end. Users would see a busy page. Write less.')
        const due = letters
        letters = []
        due.forEach((letter) => letter())
      }
    },
  }
}
