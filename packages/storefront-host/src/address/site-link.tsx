import type { LinkProps } from '@krishi/storefront-ui/i18n'
import type { MouseEvent } from 'react'
import { navigate } from './address.ts'

/** The link of every view to an address of this site. Renders an `<a>` that works without script too. */
export function SiteLink({ href, onClick, ...props }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isForNewTab || event.button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(href)
  }

  return <a {...props} href={href} onClick={follow} />
}
