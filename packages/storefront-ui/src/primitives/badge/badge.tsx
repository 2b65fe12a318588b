import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'

/** Props of a badge. */
export interface BadgeProps {
  /** One or two words. */
  children: ReactNode
  /** `offer` for savings, `success` for good news, `danger` for what is gone. @default 'neutral' */
  tone?: 'neutral' | 'offer' | 'success' | 'info' | 'danger'
  /** A drawing before the words, so that colour is not alone. */
  icon?: ReactNode
}

const badgeClass: (looks: Pick<BadgeProps, 'tone'>) => string = cva('sf-badge', {
  variants: {
    tone: {
      neutral: 'sf-badge--neutral',
      offer: 'sf-badge--offer',
      success: 'sf-badge--success',
      info: 'sf-badge--info',
      danger: 'sf-badge--danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** A fact about a thing in a word or two. Renders a `<span>`. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span data-scope="badge" data-part="root" className={badgeClass({ tone })}>
      {icon}
      <span data-scope="badge" data-part="label">
        {children}
      </span>
    </span>
  )
}
