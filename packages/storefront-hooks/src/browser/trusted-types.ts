interface Policy {
  /** A `TrustedScriptURL`, which stands for a text wherever one is set. */
  createScriptURL: (url: string) => string
}

/** The Trusted Types of a browser, as far as they are used here: TypeScript does not know them. */
interface TrustedTypes {
  /** The policy that texts go through where a page has set one. */
  readonly defaultPolicy: Policy | null
  createPolicy: (
    name: string,
    rules: Partial<Record<'createScriptURL' | 'createHTML', (text: string) => string>>,
  ) => Policy
}

const asItIs = (text: string) => text

let policy: Policy | undefined

function typesOf(page: Window): TrustedTypes | undefined {
  return (page as { readonly trustedTypes?: TrustedTypes }).trustedTypes
}

/**
 * The address of a script as a page that demands Trusted Types takes it, by the policy `storefront-script`, made at the first script. Which
 * hosts scripts come from is up to the `script-src` of the page. A browser without Trusted Types gets the address itself.
 */
export function toTrustedScriptUrl(page: Window, url: string): string {
  policy ??= typesOf(page)?.createPolicy('storefront-script', { createScriptURL: asItIs })
  return policy?.createScriptURL(url) ?? url
}

/**
 * Lets a script of somebody else write HTML, which knows nothing of Trusted Types, from now on and until the page is left. A page that has
 * a default policy keeps it, and one that allows none demands Trusted Types of that script too.
 */
export function admitHtml(page: Window & typeof globalThis): void {
  const types = typesOf(page)
  if (!types || types.defaultPolicy) return
  try {
    types.createPolicy('default', { createHTML: asItIs, createScriptURL: asItIs })
  } catch {
    page.console.warn('The page allows no default policy of Trusted Types. A script that writes HTML fails. Allow one.')
  }
}
