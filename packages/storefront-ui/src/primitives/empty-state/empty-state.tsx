import type { ReactNode } from 'react'
import { drawings } from './drawings.tsx'
import type { DrawingName } from './drawings.tsx'

/** Props of an empty place. */
export interface EmptyStateProps {
  /** One sentence: what is not here. */
  title: ReactNode
  /** What could be done about it. */
  children?: ReactNode
  /** One way on, such as a `LinkButton`. */
  action?: ReactNode
  /** @default 'field' */
  drawing?: DrawingName
  /** Level of the title in the page; `p` where it is no section of its own. @default 'h2' */
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/** A place with nothing in it yet: a small drawing, one sentence, one action. Renders a `<div>`. */
export function EmptyState({ title, children, action, drawing = 'field', as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div data-scope="empty-state" data-part="root">
      <svg data-scope="empty-state" data-part="drawing" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle data-ink="ground" cx="60" cy="60" r="56" />
        {drawings[drawing]}
      </svg>
      <Title data-scope="empty-state" data-part="title">
        {title}
      </Title>
      {children ? (
        <div data-scope="empty-state" data-part="text">
          {children}
        </div>
      ) : null}
      {action}
    </div>
  )
}
