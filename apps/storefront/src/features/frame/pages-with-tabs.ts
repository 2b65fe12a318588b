/**
 * Paths of pages without the tab bar [10.2]. Cart and product have a bar of their own to buy with, and sign-in is a step of another
 * task. The thank-you page appears under the finger that has just pressed the order button: a second tap would leave it.
 */
const pagesWithoutTabs =
  /^(\/[a-z]{2})?\/(address|auth|cart|checkout|maintenance|orders\/(pending|[^/]+\/thank_you)|products)(\/|$)/

/** Whether a phone has the tab bar on the page at `pathname`. */
export function hasTabBar(pathname: string): boolean {
  return !pagesWithoutTabs.test(pathname)
}
