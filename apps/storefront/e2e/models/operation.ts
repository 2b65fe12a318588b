import type { OperationName } from '@krishi/storefront-core/contract'
import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'
import type { Shopper } from './shopper.ts'

/** An operation of the contract as a shopper meets it. */
export interface Operation {
  readonly name: string
  readonly call: OperationName
  /** Goes to where it can be asked for. */
  arrive: (shopper: Shopper) => Promise<void>
  /** Asks for it. */
  ask: (shopper: Shopper) => Promise<void>
  /** What is said when it fails. */
  says: (shopper: Shopper) => Locator
  /** Asks once more, by what stands there; what was typed is kept. */
  askAgain: (shopper: Shopper) => Promise<void>
  /** What stands there when it worked. */
  expectDone: (shopper: Shopper) => Promise<void>
  /** Goes somewhere else before the answer is there. @default to the home page */
  leave?: (shopper: Shopper) => Promise<void>
  /** The page that is open when the answer has come then. @default the page that was gone to */
  readonly isTakenTo?: RegExp
}

/** Opens an address, and waits until the page is hydrated. */
export async function open(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path)
  await shopper.waitForHydration()
}

/** Goes to the home page as a shopper does: closes what is open, and follows the name of the shop. */
export async function goHome(shopper: Shopper): Promise<void> {
  await shopper.page.keyboard.press('Escape')
  await shopper.link('navigation-bar', 'homeLabel').click()
  await expect(shopper.heading('home', 'homeHeading')).toBeVisible()
}

/** A failure that is said at once. */
export function alert(shopper: Shopper, scope: string, ...keys: readonly string[]): Locator {
  const sentences = keys.map((key) => shopper.says(scope, key).source)
  return shopper.page.getByRole('alert').getByText(new RegExp(sentences.join('|')))
}

/** The button of a notice about a failure. */
export function retry(shopper: Shopper): Promise<void> {
  return shopper.button('primitives/error-notice', 'retry').click()
}
