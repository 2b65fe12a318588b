import type { Locator, Page } from '@playwright/test'
import { changeFlags } from './settings.ts'
import type { Shopper } from './shopper.ts'
import { SignInView, aMobileNumber } from './sign-in.ts'

/** A weed killer with a purpose, deals and coins; a bottle with a dose; a product of which every pack is sold out. */
const herbicide = '/products/devmitra-shaurin-butachlor-50-ec-herbicide'
const bottle = '/products/taraposhan-potassium-nitrate-13-00-45'
const gone = '/products/devdhan-jyoti-248-cucumber-hybrid-seeds'

/** Something that opens at a tap, whose code is a file of its own. */
export interface TappedOverlay {
  readonly name: string
  /** What the names of its files begin with. */
  readonly code: string
  /** Leads to the page that opens it. */
  open: (shopper: Shopper) => Promise<void>
  opener: (shopper: Shopper) => Locator
  shown: (shopper: Shopper) => Locator
  /** What it asks the server before it opens: it needs a network for that. @default false */
  readonly asksFirst?: boolean
}

const dialog = (shopper: Shopper, scope: string, key: string) =>
  shopper.page.getByRole('dialog', { name: shopper.says(scope, key) })

const at = (path: string) => (shopper: Shopper) => shopper.open(path)

async function signedInAt(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(`/auth/signin?callBackUrl=${encodeURIComponent(path)}`)
  await shopper.waitForHydration()
  await new SignInView(shopper).signIn(aMobileNumber())
  await shopper.page.waitForURL((url) => url.pathname.endsWith(path))
}

async function withoutShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
}

/** Every overlay that opens at a tap. */
export const tappedOverlays: readonly TappedOverlay[] = [
  {
    name: 'the filters of a phone',
    code: 'filter-sheet',
    open: at('/collections/seeds'),
    opener: (shopper) => shopper.link('filter-chips', 'filter'),
    shown: (shopper) => dialog(shopper, 'filter-panel', 'sheetTitle'),
  },
  {
    name: 'the deals of a product',
    code: 'deals-modal',
    open: at(herbicide),
    opener: (shopper) => shopper.button('product-deals', 'open'),
    shown: (shopper) => dialog(shopper, 'product-deals', 'title'),
  },
  {
    name: 'the purpose of a product',
    code: 'purpose-modal',
    open: at(herbicide),
    opener: (shopper) => shopper.button('product-purpose', 'open'),
    shown: (shopper) => dialog(shopper, 'product-purpose', 'title'),
  },
  {
    name: 'what coins are worth',
    code: 'coins-modal',
    open: (shopper) => signedInAt(shopper, herbicide),
    opener: (shopper) => shopper.button('coins-message', 'how'),
    shown: (shopper) => dialog(shopper, 'coin-explainer', 'title'),
  },
  {
    name: 'the question for the pincode',
    code: 'pincode-modal',
    open: at(herbicide),
    opener: (shopper) => shopper.button('delivery-estimate', 'enter'),
    shown: (shopper) => dialog(shopper, 'pincode-modal', 'title'),
  },
  {
    name: 'the calculator of packs',
    code: 'dose-form',
    open: at(bottle),
    opener: (shopper) => shopper.page.locator('summary').filter({ hasText: shopper.says('dose-helper', 'title') }),
    shown: (shopper) => shopper.page.getByRole('textbox', { name: shopper.says('dose-helper', 'area') }),
  },
  {
    name: 'the ways to share',
    code: 'share-menu',
    async open(shopper) {
      await withoutShareSheet(shopper.page)
      await shopper.open(herbicide)
    },
    opener: (shopper) => shopper.button('share-menu', 'shareProduct'),
    shown: (shopper) => shopper.page.getByRole('dialog').filter({ has: shopper.button('share-menu', 'copy') }),
    asksFirst: true,
  },
  {
    name: 'the sign-in of a guest who waits for a pack',
    code: 'sign-in-here',
    open: at(gone),
    opener: (shopper) => shopper.button('notify-me', 'ask').first(),
    shown: (shopper) => dialog(shopper, 'account', 'notifyTitle'),
    asksFirst: true,
  },
  {
    name: 'the search for an order',
    code: 'track-order',
    async open(shopper) {
      await changeFlags(shopper.page, { enableLoginForTrackOrder: false })
      await shopper.open('/')
    },
    opener: (shopper) => shopper.link('navigation-bar', 'trackOrder'),
    shown: (shopper) => dialog(shopper, 'track-order', 'title'),
    asksFirst: true,
  },
  {
    name: 'the form of a review',
    code: 'review-form',
    open: (shopper) => signedInAt(shopper, `${herbicide}/reviews`),
    opener: (shopper) => shopper.link('reviews', 'write'),
    shown: (shopper) => dialog(shopper, 'review-form', 'title'),
    asksFirst: true,
  },
  {
    name: 'the end of an account',
    code: 'delete-account',
    open: (shopper) => signedInAt(shopper, '/address'),
    opener: (shopper) => shopper.button('account', 'deleteAccount'),
    shown: (shopper) => shopper.page.getByRole('heading', { name: shopper.says('account', 'deleteTitle') }),
  },
  {
    name: 'the coupons of a checkout',
    code: 'coupon-modal',
    open: (shopper) => shopper.openPayment(),
    opener: (shopper) =>
      shopper.page
        .getByRole('group', { name: shopper.says('coupon-row', 'label') })
        .getByRole('button')
        .last(),
    shown: (shopper) => dialog(shopper, 'coupon-modal', 'title'),
  },
]
