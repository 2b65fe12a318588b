/** What no text holds that a person writes, in a path or escaped in one: NUL and its like, but not tabs and line ends. */
const control = /[^\P{Cc}\t\n\r]/u

/** The same, as a query has it. */
const escapedControl = /%(?:0[0-8bcef]|1[\da-f]|7f)/i

/**
 * Whether an address is text: its path is UTF-8 and neither path nor query has control characters. Any other is answered
 * with 400 and reaches no page. A stray percent sign in a query is let through: links of other people have them.
 */
export function isReadableAddress(pathname: string, search: string): boolean {
  try {
    return !control.test(decodeURIComponent(pathname)) && !escapedControl.test(search)
  } catch {
    return false
  }
}
