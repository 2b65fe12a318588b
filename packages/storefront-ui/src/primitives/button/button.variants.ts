import { cva } from 'class-variance-authority'

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
export const buttonClass: (looks: ButtonLooks & { className?: string | undefined }) => string = cva('sf-button', {
  variants: {
    tone: {
      primary: 'sf-button--primary',
      secondary: 'sf-button--secondary',
      quiet: 'sf-button--quiet',
      danger: 'sf-button--danger',
    },
    size: { md: 'sf-button--md', sm: 'sf-button--sm' },
    width: { auto: '', full: 'sf-button--full' },
  },
  defaultVariants: { tone: 'primary', size: 'md', width: 'auto' },
})
