/**
 * Pages whose foot is their own, or where nothing should lead away, by their path: they have no tab bar [10.2]. A cart and a product
 * have a bar to buy with, and signing in is a step of something else. The thanks come up under a finger that has just pressed the
 * button of the order: a second tap of it would lead away.
 */
const pagesWithoutTabs =
  /^(\/[a-z]{2})?\/(address|auth|cart|checkout|maintenance|orders\/(pending|[^/]+\/thank_you)|products)(\/|$)/

/** Whether a phone has the tab bar on the page at `pathname`. */
export function hasTabBar(pathname: string): boolean {
  return !pagesWithoutTabs.test(pathname)
}
