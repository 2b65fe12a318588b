import type { ReactNode } from 'react'
import type { RootProps } from '../../root/index.ts'

/** Props of an empty place. */
export interface EmptyStateProps extends RootProps {
  /** One sentence: what is not here. */
  title: ReactNode
  /** What could be done about it. */
  children?: ReactNode
  /** One way on, such as a `LinkButton`. */
  action?: ReactNode
  /** One of the small drawings, such as `<BasketDrawing />`; each is an export, so that a bundle carries only its own. */
  drawing: ReactNode
  /** Level of the title in the page; `p` where it is no section of its own. @default 'h2' */
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/** A place with nothing in it yet: a small drawing, one sentence, one action. Renders a `<div>`. */
export function EmptyState({ title, children, action, drawing, as: Title = 'h2', ...root }: EmptyStateProps) {
  return (
    <div {...root} data-scope="empty-state" data-part="root">
      {drawing}
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
