import type { ReactNode } from 'react'

/** Props of a badge. */
export interface BadgeProps {
  /** One or two words. */
  children: ReactNode
  /** `offer` for savings, `success` for good news, `danger` for what is gone. @default 'neutral' */
  tone?: 'neutral' | 'offer' | 'success' | 'info' | 'danger'
  /** A drawing before the words, so that colour is not alone. */
  icon?: ReactNode
}

/** A fact about a thing in a word or two. Renders a `<span>`. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span data-scope="badge" data-part="root" className={`sf-badge sf-badge--${tone}`}>
      {icon}
      <span data-scope="badge" data-part="label">
        {children}
      </span>
    </span>
  )
}
