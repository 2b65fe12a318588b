import type { OperationName } from '@krishi/storefront-core/contract'
import { expect } from './expect.ts'
import { open } from './operation.ts'
import type { Operation } from './operation.ts'
import { PaymentWindow } from './payment-window.ts'
import { SignInView, aMobileNumber } from './sign-in.ts'
import type { Shopper } from './shopper.ts'

/** What comes beside what a shopper does, and is missed by nobody when it fails. */
export interface SilentOperation extends Pick<Operation, 'name' | 'ask' | 'expectDone' | 'leave'> {
  /** The calls that come with it, each of which fails. */
  readonly calls: readonly OperationName[]
  /** The page waits for the answer, and goes on without it when it fails. */
  readonly isAwaited?: true
  /** Goes to where it can be asked for. @default what is asked begins with a page */
  arrive?: (shopper: Shopper) => Promise<void>
}

const reviewed = '/products/somalata-suvarna-486-okra-hybrid-seeds'

/** Longer than settings of a page hold, in ms [04.2]. */
const settingsMs = 1_860_000

const main = ({ page }: Shopper) => page.getByRole('main')

/** What comes beside and is missed by nobody when it fails. */
export const silentOperations: readonly SilentOperation[] = [
  {
    name: 'counts of the filters',
    calls: ['catalog.filterCounts'],
    async ask(shopper) {
      await open(shopper, '/collections/seeds')
      const chips = shopper.page.getByRole('navigation', { name: shopper.says('filter-chips', 'row') })
      await chips.getByRole('link', { name: shopper.says('filter-chips', 'rating') }).tap()
      await expect(shopper.page.getByRole('dialog')).toBeVisible()
    },
    async expectDone({ page }) {
      const choice = page.getByRole('dialog').getByRole('radio', { name: /^4/ })
      await choice.check()
      await expect(choice).toBeChecked()
    },
  },
  {
    name: 'popular searches',
    calls: ['catalog.popularSearches'],
    async ask(shopper) {
      await open(shopper, '/collections/seeds')
      await shopper.page.getByRole('banner').locator('input[type="search"]').click()
    },
    async expectDone({ page }) {
      const banner = page.getByRole('banner')
      await banner.getByRole('combobox').fill('seeds')
      await expect(banner.getByRole('option')).toHaveCount(6)
    },
  },
  {
    name: 'a short link',
    calls: ['share.shortLink'],
    isAwaited: true,
    async ask(shopper) {
      await open(shopper, reviewed)
      await shopper.button('share-menu', 'shareProduct').click()
    },
    expectDone: (shopper) => expect(shopper.button('share-menu', 'shareProduct')).toBeEnabled(),
  },
  {
    name: 'a substitute',
    calls: ['catalog.alternative'],
    async ask(shopper) {
      await open(shopper, '/collections/crop-protection')
      await main(shopper).getByRole('article').first().getByRole('heading').getByRole('link').click()
    },
    expectDone: (shopper) => expect(shopper.addButton(main(shopper)).first()).toBeVisible(),
  },
  {
    name: 'the records of a sign-in',
    calls: ['auth.deviceLogin', 'auth.sessionStart', 'auth.userActivity'],
    async ask(shopper) {
      await shopper.page.context().clearCookies()
      await open(shopper, '/auth/signin')
      await new SignInView(shopper).signIn(aMobileNumber())
    },
    expectDone: (shopper) => expect(shopper.heading('home', 'homeHeading')).toBeVisible(),
  },
  {
    name: 'settings that are no longer of today',
    calls: ['settings.addressFormSettings', 'settings.byTypes'],
    arrive: (shopper) => shopper.openPayment(),
    async ask(shopper) {
      const { page } = shopper
      // Those that came with the page hold for half an hour, and so does an answer.
      await page.clock.fastForward(settingsMs)
      await shopper.button('payment-mode', 'changeAddress').click()
      await expect(shopper.field('fullName')).toHaveValue(/\S/)
      await page.goBack()
    },
    async expectDone(shopper) {
      await expect(shopper.page.getByRole('radio', { name: shopper.says('payment-mode', 'cod') })).toBeVisible()
      await expect(new PaymentWindow(shopper).payButton()).toBeEnabled()
    },
  },
]
