import type { IconNode } from 'lucide'
import { memo } from 'react'
import type { RootProps } from '../../root/index.ts'

/** Props of every icon. */
export interface IconProps extends RootProps<SVGSVGElement> {
  /** Side in px. @default 20 */
  size?: 20 | 24
  /** A name, for an icon that stands without a word. Without it the icon is hidden from screen readers. */
  label?: string
}

/**
 * Puts one drawing of the outline set into our two sizes, with or without a name. The set's data is drawn here: its own
 * React binding weighs 2 kB more and brings a context that we do not use.
 */
export function createIcon(drawing: IconNode) {
  return memo(function Icon({ size = 20, label, ...root }: IconProps) {
    return (
      <svg
        {...root}
        data-scope="icon"
        data-part="root"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        role={label && 'img'}
        aria-label={label}
        aria-hidden={!label || undefined}
      >
        {drawing.map(([Shape, attributes], index) => (
          <Shape key={index} {...attributes} />
        ))}
      </svg>
    )
  })
}
