import type { LinkProps } from '@krishi/storefront-ui/i18n'
import { Link } from 'wouter'

/** The router's link for every view. Renders an `<a>` that works without script too. */
export function SiteLink({ href, ref, ...props }: LinkProps) {
  return <Link {...props} {...(ref ? { ref } : {})} href={href} />
}
