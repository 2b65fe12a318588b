import { rootOf } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'

/** Props of a place holder. */
export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** `text` takes the height of its lines, `block` that of `height`. @default 'text' */
  variant?: 'text' | 'block'
  /** Lines of text. @default 1 */
  lines?: number
  /** Height of a block as CSS, such as `160px` or `var(--sf-target)`. */
  height?: string
}

/**
 * Keeps the place of something that is loading, in its exact size, so that nothing moves when it comes. Renders hidden
 * `<span>`s; the caller says once that it is loading (`aria-busy`, a status).
 */
export function Skeleton({ variant = 'text', lines = 1, height, ...root }: SkeletonProps) {
  const style = height ? { ...root.style, '--sf-skeleton-height': height } : root.style
  return (
    <span
      {...rootOf(root, `sf-skeleton--${variant}`)}
      data-scope="skeleton"
      data-part="root"
      aria-hidden="true"
      style={style}
    >
      {Array.from({ length: variant === 'text' ? lines : 1 }, (_, line) => (
        <span key={line} data-scope="skeleton" data-part="line" />
      ))}
    </span>
  )
}
