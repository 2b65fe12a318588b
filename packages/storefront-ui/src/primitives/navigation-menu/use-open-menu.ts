import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

/** How long a pointer rests on another name before its panel takes the place of the open one, in ms. */
const restMs = 150

/** What {@link useOpenMenu} gives. */
export interface OpenMenu {
  /** The id of the open entry; empty while none is. */
  readonly open: string
  /** @param isPointed Whether a mouse has opened it. @default false */
  setOpen: (id: string, isPointed?: boolean) => void
  /** What the library asks for, by pointer, key or click. */
  onValueChange: (id: string) => void
  /** Notes that the pointer moves on the row, before the library hears of it. */
  onPointing: () => void
  /** The pointer has reached the open panel: what it crossed on its way is not meant. */
  onPanelEnter: () => void
  /** The first click on a name whose panel a pointer has opened keeps it open instead of closing it at once. */
  onTriggerClick: (id: string, event: MouseEvent) => void
}

/**
 * Which entry of a navigation menu is open. The way from a name to its panel may lead slantwise over other names: while a panel is
 * open, a pointer has to rest on another name before its panel opens.
 */
export function useOpenMenu(initial: string): OpenMenu {
  const [open, setOpen] = useState(initial)
  const isPointing = useRef(false)
  const wasPointedOpen = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  return {
    open,
    setOpen(id, isPointed = false) {
      clearTimeout(rest.current)
      wasPointedOpen.current = isPointed
      setOpen(id)
    },
    onValueChange(id) {
      clearTimeout(rest.current)
      wasPointedOpen.current = isPointing.current
      const isCrossed = isPointing.current && open !== '' && id !== ''
      if (isCrossed) rest.current = setTimeout(() => setOpen(id), restMs)
      else setOpen(id)
    },
    onPointing: () => {
      isPointing.current = true
    },
    onPanelEnter: () => clearTimeout(rest.current),
    onTriggerClick(id, event) {
      if (wasPointedOpen.current && open === id) event.preventDefault()
      wasPointedOpen.current = isPointing.current = false
    },
  }
}
