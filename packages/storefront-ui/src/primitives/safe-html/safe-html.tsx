import type { HTMLAttributes } from 'react'
import type { RootProps } from '../../root/index.ts'
import { toTrustedHtml } from './to-trusted-html.ts'

declare const sanitised: unique symbol

/** HTML that a sanitiser has cleaned. Only `trustedHtml` and `sanitizeHtml` make one, so a raw string does not type-check. */
export type SafeHtmlString = string & { readonly [sanitised]: true }

/**
 * Marks HTML as clean, and cleans nothing. Call it where clean HTML enters the page, and nowhere else: on what our own server
 * sanitised, or on the output of a sanitiser. Anything else passed here runs in the shopper's session: `sanitizeHtml` is for that.
 */
export function trustedHtml(html: string): SafeHtmlString {
  return html as SafeHtmlString
}

/** Props of a cleaned text. */
export interface SafeHtmlProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'>, RootProps {
  html: SafeHtmlString
}

/**
 * Text with headings, lists and tables from the back office, in our type. Renders a `<div>`. It is the only widget that shows HTML: a
 * page that demands Trusted Types allows its policy, `storefront-html`.
 */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  return (
    <div {...rest} data-scope="safe-html" data-part="root" dangerouslySetInnerHTML={{ __html: toTrustedHtml(html) }} />
  )
}
