import { useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Where the keyboard goes in a list. */
export type OptionStep = 'next' | 'previous' | 'first' | 'last'

/** The option that the keyboard is on, while the focus stays in the field. */
export interface ActiveOption {
  readonly listRef: RefObject<HTMLDivElement | null>
  readonly activeId: string | null
  /** Goes on, round from the last to the first. False where there is nothing to go to. */
  move: (step: OptionStep) => boolean
  /** Follows the option, as a click would. False where the keyboard is on none. */
  follow: () => boolean
  isOnOption: () => boolean
  reset: () => void
}

/** Moves through the options of a list by what is in the page, whatever drew them. */
export function useActiveOption(): ActiveOption {
  const listRef = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  // React batches events of a shadow root, so two keys can come before it renders.
  const latest = useRef<string | null>(null)

  function activate(id: string | null) {
    latest.current = id
    setActiveId(id)
  }

  function options(): HTMLElement[] {
    return [...(listRef.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  }

  return {
    listRef,
    activeId,
    move(step) {
      const all = options()
      const at = all.findIndex(({ id }) => id === latest.current)
      const places = { next: at + 1, previous: (at === -1 ? 0 : at) - 1, first: 0, last: -1 }
      const target = all.at(places[step] === all.length ? 0 : places[step])
      if (!target) return false
      activate(target.id)
      target.scrollIntoView({ block: 'nearest' })
      return true
    },
    follow() {
      const target = options().find(({ id }) => id === latest.current)
      target?.click()
      return target !== undefined
    },
    isOnOption: () => options().some(({ id }) => id === latest.current),
    reset: () => activate(null),
  }
}
