import type { ReactNode } from 'react'
import { useUi } from '../../i18n/index.ts'

/** A link of the menu row. */
export interface NavigationItem {
  /** What tells it from the others. */
  readonly id: string
  readonly label: string
  readonly href: string
  /** Opens in a new tab [09.4]. */
  readonly external?: boolean
  readonly current?: boolean
}

export interface MenuProps {
  readonly label: string
  readonly items: readonly NavigationItem[]
  /** The way to the shopper's orders, at the head of the row where the row above has no room for it. */
  readonly track: ReactNode
}

/** The row of links under brand and search. Renders a `<nav>`. */
export function Menu({ label, items, track }: MenuProps) {
  const { Link } = useUi()
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
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              {...(item.external ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
