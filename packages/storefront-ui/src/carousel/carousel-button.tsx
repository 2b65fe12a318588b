import type { ComponentType } from 'react'
import { IconButton } from '../primitives/button/index.ts'
import type { IconProps } from '../primitives/icon/index.ts'

/** Props of a button over the slides. */
interface CarouselButtonProps {
  readonly part: 'previous' | 'next' | 'rotation'
  readonly label: string
  readonly icon: ComponentType<IconProps>
  readonly inactive?: boolean
  readonly onClick: () => void
}

/** A button over the slides, in a `<div>` that places it. */
export function CarouselButton({ part, icon: Icon, ...button }: CarouselButtonProps) {
  return (
    <div data-scope="carousel" data-part={part}>
      <IconButton {...button} icon={<Icon size={24} />} tone="solid" />
    </div>
  )
}
