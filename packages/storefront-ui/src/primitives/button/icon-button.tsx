import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { joinNames } from '../../root/index.ts'
import { spinner } from '../spinner/index.ts'
import { suppressClickWhile } from './suppress-click-while.ts'

/** Props of a button that is a drawing. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label'> {
  /** What it does, naming the thing it does it to: "Remove Tomato seeds". */
  label: string
  icon: ReactNode
  /** `quiet` has no ground, `solid` stands on pictures. @default 'quiet' */
  tone?: 'quiet' | 'outline' | 'solid' | undefined
  /** Under way: clicks are ignored, focus stays. */
  pending?: boolean | undefined
  /** At its end, such as the last picture: clicks are ignored, focus stays. */
  inactive?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A 44 px button with a name for screen readers and a drawing for eyes. Renders a `<button>`. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'quiet', pending = false, inactive = false, className, onClick, ...rest } = props
  const held = pending || inactive
  return (
    <button
      type="button"
      {...rest}
      data-scope="icon-button"
      data-part="root"
      className={joinNames(`sf-icon-button sf-icon-button--${tone}`, className)}
      aria-label={label}
      aria-disabled={held || undefined}
      aria-busy={pending || undefined}
      onClick={suppressClickWhile(held, onClick)}
    >
      {pending ? spinner : icon}
    </button>
  )
}
