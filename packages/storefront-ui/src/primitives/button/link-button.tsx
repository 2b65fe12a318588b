import type { ReactNode } from 'react'
import { useUi } from '../../i18n/index.ts'
import type { LinkProps } from '../../i18n/index.ts'
import { buttonClass } from './button.variants.ts'
import type { ButtonLooks } from './button.variants.ts'

/** Props of a link that looks like a button. */
export interface LinkButtonProps extends ButtonLooks, LinkProps {
  /** A drawing before the words. */
  icon?: ReactNode
}

/** The way to another page, with the looks of a button. Renders the provider's link. */
export function LinkButton({ tone, size, width, icon, className, children, ...rest }: LinkButtonProps) {
  const { Link } = useUi()
  return (
    <Link {...rest} data-scope="button" data-part="root" className={buttonClass({ tone, size, width, className })}>
      {icon}
      <span data-scope="button" data-part="label">
        {children}
      </span>
    </Link>
  )
}
