import { rootOf } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'

/** Props of a progress bar. */
export interface ProgressBarProps extends RootProps {
  /** How much is done; kept between 0 and `max`. */
  value: number
  /** @default 1 */
  max?: number
  /** What progresses. */
  label: string
  /** The progress in words, such as "₹120 more for free delivery". */
  valueText?: string | undefined
  /** @default 'action' */
  tone?: 'action' | 'offer'
}

/** How far something is, for eyes and ears. Renders a `<div role="progressbar">`; the words beside it are the caller's. */
export function ProgressBar({ value, max = 1, label, valueText, tone = 'action', ...root }: ProgressBarProps) {
  const done = Math.min(Math.max(value, 0), max)
  const style = { ...root.style, '--sf-progress-done': max > 0 ? done / max : 0 }
  return (
    <div
      {...rootOf(root, `sf-progress--${tone}`)}
      data-scope="progress"
      data-part="root"
      data-complete={done >= max || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={valueText}
      style={style}
    >
      <div data-scope="progress" data-part="fill" />
    </div>
  )
}
