import { expect } from './expect.ts'
import { alert, open } from './operation.ts'
import type { Operation } from './operation.ts'
import { SignInView, aMobileNumber } from './sign-in.ts'
import type { Shopper } from './shopper.ts'

const send = (shopper: Shopper) => shopper.button('sign-in', 'send').click()
const openSignIn = (shopper: Shopper) => open(shopper, '/auth/signin?callBackUrl=%2Fcollections%2Fseeds')

/** What signing in asks for, where its failing is told [32.6]. */
export const signInOperations: readonly Operation[] = [
  {
    name: 'a code for signing in',
    call: 'auth.sendOtp',
    async arrive(shopper) {
      await openSignIn(shopper)
      await new SignInView(shopper).number.fill(aMobileNumber())
    },
    ask: send,
    says: (shopper) => alert(shopper, 'sign-in', 'unableToSendOtp', 'sendNoAnswer'),
    async askAgain(shopper) {
      await expect(new SignInView(shopper).number).toHaveValue(/^\d{10}$/)
      await send(shopper)
    },
    expectDone: async (shopper) => void (await new SignInView(shopper).shownCode()),
  },
  {
    name: 'checking a code',
    call: 'auth.verifyOtp',
    async arrive(shopper) {
      await openSignIn(shopper)
      const view = new SignInView(shopper)
      const code = await view.askForCode(aMobileNumber())
      // The last digit sets off the check.
      await view.code.fill(code.slice(0, -1))
    },
    async ask(shopper) {
      const view = new SignInView(shopper)
      await view.code.fill(await view.shownCode())
    },
    says: (shopper) => shopper.page.getByRole('main').getByText(shopper.says('sign-in', 'unableToVerify')),
    async askAgain(shopper) {
      const view = new SignInView(shopper)
      await expect(view.code).toHaveValue(await view.shownCode())
      await shopper.button('sign-in', 'verify').click()
    },
    expectDone: (shopper) => expect(shopper.page).toHaveURL(/\/collections\/seeds$/),
  },
]
