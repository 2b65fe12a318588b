import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'
import { open } from './operation.ts'
import { richNumbers } from './rich-numbers.ts'
import type { Shopper } from './shopper.ts'

/** The number with coins that is this worker's own. */
export const richNumber = richNumbers[Number(process.env['TEST_PARALLEL_INDEX'])] ?? richNumbers[0]

/** A number that nobody else in these tests has. */
export function aMobileNumber(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
}

/** The sign-in, on its page or in its window. */
export class SignInView {
  readonly number: Locator
  readonly code: Locator
  private readonly shopper: Shopper

  constructor(shopper: Shopper) {
    this.shopper = shopper
    this.number = shopper.page.getByRole('textbox', { name: shopper.says('sign-in', 'mobileNumber') })
    this.code = shopper.page.getByRole('textbox', { name: shopper.says('sign-in', 'code') })
  }

  /** Asks for a code, and gives the one that the shop in development shows instead of sending it. */
  async askForCode(mobileNumber: string): Promise<string> {
    await this.number.fill(mobileNumber)
    await this.shopper.button('sign-in', 'send').click()
    return this.shownCode()
  }

  /** The code that stands on the page of a shop in development. */
  async shownCode(): Promise<string> {
    await expect(this.code).toBeFocused()
    const shown = this.shopper.page.getByText(this.shopper.says('sign-in', 'testShop'))
    return (await shown.innerText()).match(/\d{4,8}/)?.[0] ?? ''
  }

  async signIn(mobileNumber: string): Promise<void> {
    await this.code.fill(await this.askForCode(mobileNumber))
  }
}

/** Signs in with a new number, on the way to an address. */
export async function signInFor(shopper: Shopper, address: string): Promise<void> {
  await open(shopper, `/auth/signin?callBackUrl=${encodeURIComponent(address)}`)
  await new SignInView(shopper).signIn(aMobileNumber())
  await expect(shopper.page).not.toHaveURL(/signin/)
  await shopper.waitForHydration()
}
