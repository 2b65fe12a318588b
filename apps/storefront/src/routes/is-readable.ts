/** Control characters in a path, plain or escaped, except tabs and line ends. */
const control = /[^\P{Cc}\t\n\r]/u

/** The same, as a query has it. */
const escapedControl = /%(?:0[0-8bcef]|1[\da-f]|7f)/i

/**
 * Whether an address is text: its path is UTF-8 and neither path nor query has control characters. Any other gets a
 * 400 and reaches no page. A stray percent sign in a query is allowed, because links from other sites have them.
 */
export function isReadableAddress(pathname: string, search: string): boolean {
  try {
    return !control.test(decodeURIComponent(pathname)) && !escapedControl.test(search)
  } catch {
    return false
  }
}
