import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

/** Props of the link that a host may inject: an anchor with an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** What renders an `<a>`; a router's link fits when it takes `href`. */
export type LinkComponent = ComponentType<LinkProps> | 'a'

/** Whether an address leaves the site: it names a host of its own [05.6]. */
export function isExternalHref(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}

/** A link out of the site: a new tab that cannot reach back to ours [05.6]. Renders an `<a>`. */
export function ExternalLink({ rel = '', ...props }: LinkProps) {
  return <a target="_blank" {...props} rel={`noopener ${rel}`.trim()} />
}
