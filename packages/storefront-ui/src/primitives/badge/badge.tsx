import type { ReactNode } from 'react'
import { rootOf } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'

/** Props of a badge. */
export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** One or two words. */
  children: ReactNode
  /** `offer` for savings, `success` for good news, `danger` for what is gone. @default 'neutral' */
  tone?: 'neutral' | 'offer' | 'success' | 'info' | 'danger'
  /** A drawing before the words, so that colour is not alone. */
  icon?: ReactNode
}

/** A fact about a thing in a word or two. Renders a `<span>`. */
export function Badge({ children, tone = 'neutral', icon, ...root }: BadgeProps) {
  return (
    <span {...rootOf(root, `sf-badge sf-badge--${tone}`)} data-scope="badge" data-part="root">
      {icon}
      <span data-scope="badge" data-part="label">
        {children}
      </span>
    </span>
  )
}
