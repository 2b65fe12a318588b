import type { LucideIcon } from 'lucide-react'

/** Props of every icon. */
export interface IconProps {
  /** Side in px. @default 20 */
  size?: 20 | 24
  /** A name, for an icon that stands without a word. Without it the icon is hidden from screen readers. */
  label?: string
}

/** Puts one drawing of the outline set into our two sizes, with or without a name. */
export function createIcon(Drawing: LucideIcon) {
  return function Icon({ size = 20, label }: IconProps) {
    const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
    return <Drawing data-scope="icon" data-part="root" size={size} strokeWidth={1.75} focusable={false} {...name} />
  }
}
