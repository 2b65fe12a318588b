import { joinNames } from '../../root/index.ts'

/** What the action is worth: one `primary` a screen, `quiet` for what may be missed, `danger` for what is lost. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The looks shared by buttons and links that stand for an action. */
export interface ButtonLooks {
  /** @default 'primary' */
  tone?: ButtonTone | undefined
  /** Both are at least 44 px high; `sm` is narrower and smaller in type. @default 'md' */
  size?: 'md' | 'sm' | undefined
  /** `full` takes the whole row. @default 'auto' */
  width?: 'auto' | 'full' | undefined
}

/** Class names of a look, and those of the page. */
export function buttonClass(looks: ButtonLooks & { className?: string | undefined }): string | undefined {
  const { tone = 'primary', size = 'md', width, className } = looks
  return joinNames(
    `sf-button sf-button--${tone} sf-button--${size}${width === 'full' ? ' sf-button--full' : ''}`,
    className,
  )
}
