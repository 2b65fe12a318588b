import { useId } from 'react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { joinNames } from '../../root/index.ts'
import { spinner } from '../spinner/index.ts'
import { buttonClass } from './button.variants.ts'
import type { ButtonLooks } from './button.variants.ts'
import { suppressClickWhile } from './suppress-click-while.ts'

/** Props of a button; `disabled` gives way to `disabledReason`, so that nobody meets a dead button without a word. */
export interface ButtonProps extends ButtonLooks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** The action is under way: clicks are ignored, focus stays, a spinner stands beside the words. */
  pending?: boolean | undefined
  /** Why it cannot be used now. Clicks are ignored, focus stays, the reason is its description. */
  disabledReason?: string | undefined
  /** Called at a press while the button is held: `title` tells the reason to a mouse, but not to a finger. */
  onHeldClick?: (() => void) | undefined
  /** A drawing before the words. */
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement> | undefined
}

/** An action of the shopper. Renders a `<button>`, of type `button` unless told otherwise. */
export function Button(props: ButtonProps) {
  const {
    tone,
    size,
    width,
    pending = false,
    disabledReason,
    onHeldClick,
    icon,
    className,
    children,
    onClick,
    ...rest
  } = props
  const reasonId = useId()
  const isRefused = disabledReason !== undefined
  const held = pending || isRefused
  return (
    <>
      <button
        type="button"
        title={disabledReason}
        {...rest}
        data-scope="button"
        data-part="root"
        className={buttonClass({ tone, size, width, className })}
        aria-disabled={held || undefined}
        aria-busy={pending || undefined}
        aria-describedby={joinNames(rest['aria-describedby'], isRefused ? reasonId : undefined)}
        onClick={suppressClickWhile(held, onClick, onHeldClick)}
      >
        {pending ? spinner : icon}
        <span data-scope="button" data-part="label">
          {children}
        </span>
      </button>
      {isRefused ? (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      ) : null}
    </>
  )
}
