import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import { useUi } from '../../i18n/index.ts'
import { ChevronDownIcon } from '../../primitives/icon/index.ts'
import { linkAttributes } from '../navigation-item.ts'
import type { NavigationItem } from '../navigation-item.ts'

/** How a shopper comes near a menu. */
export interface NearMenu {
  readonly id: string
  readonly by: 'pointer' | 'focus'
}

export interface MenuProps {
  readonly label: string
  readonly items: readonly NavigationItem[]
  /** The way to the shopper's orders, at the head of the row where the row above has no room for it. */
  readonly track: ReactNode
  /** Called when a mouse or the focus comes to an item that has links under it; with null when it has gone. */
  readonly onNear?: ((near: NearMenu | null) => void) | undefined
}

/** The row of links under brand and search. Renders a `<nav>`. */
export function Menu({ label, items, track, onNear }: MenuProps) {
  const { Link } = useUi()

  function nearness({ id, hasLinks = false }: NavigationItem) {
    if (!onNear || !hasLinks) return {}
    return {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onNear({ id, by: 'pointer' }),
      onPointerLeave: () => onNear(null),
      onFocus: ({ currentTarget }: FocusEvent) =>
        currentTarget.matches(':focus-visible') && onNear({ id, by: 'focus' }),
      onBlur: () => onNear(null),
    }
  }

  return (
    <nav data-scope="navigation-menu" data-part="root" aria-label={label}>
      <ul>
        {track === null ? null : (
          <li data-scope="navigation-menu" data-part="track">
            {track}
          </li>
        )}
        {items.map((item) => (
          <li key={item.id}>
            <Link {...linkAttributes(item)} aria-current={item.current ? 'page' : undefined} {...nearness(item)}>
              {item.label}
              {item.hasLinks ? <ChevronDownIcon /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
