/** The Trusted Types of a browser, as far as they are used here: TypeScript does not know them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => {
    createHTML: (html: string) => TrustedHTML
  }
}

type Policy = ReturnType<TrustedTypes['createPolicy']>

let policy: Policy | undefined

/**
 * What a page that demands Trusted Types takes for clean HTML, by the policy `storefront-html`; it is made when HTML is first shown. A
 * browser without Trusted Types, and a server, get the HTML itself.
 */
export function toTrustedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('storefront-html', { createHTML: (clean) => clean })
  return policy?.createHTML(html) ?? html
}
