import { expect } from './expect.ts'
import { alert } from './operation.ts'
import type { Operation } from './operation.ts'
import { SignInView, signInFor } from './sign-in.ts'
import type { Shopper } from './shopper.ts'

const signOut = (shopper: Shopper) => shopper.button('account', 'signOut').click()
const sendCode = (shopper: Shopper) => shopper.button('sign-in', 'send').click()
const deleteForGood = (shopper: Shopper) => shopper.button('account', 'deleteForGood').click()

async function askForDeletion(shopper: Shopper): Promise<void> {
  await signInFor(shopper, '/address')
  await shopper.button('account', 'deleteAccount').click()
}

/** What the ways out ask for, where its failing is told [03.8] [03.11]. */
export const accountOperations: readonly Operation[] = [
  {
    name: 'signing out',
    call: 'auth.signOut',
    arrive: (shopper) => signInFor(shopper, '/address'),
    ask: signOut,
    says: (shopper) => shopper.notice('account', 'signOutNoAnswer').or(shopper.notice('account', 'signOutFailed')),
    askAgain: signOut,
    expectDone: (shopper) => expect(shopper.heading('account', 'signedOutTitle')).toBeVisible(),
  },
  {
    name: 'a code for deleting an account',
    call: 'auth.otpForDeletion',
    arrive: askForDeletion,
    ask: sendCode,
    says: (shopper) => alert(shopper, 'sign-in', 'unableToSendOtp', 'sendNoAnswer'),
    askAgain: sendCode,
    expectDone: async (shopper) => void (await new SignInView(shopper).shownCode()),
  },
  {
    name: 'deleting an account',
    call: 'auth.deleteUser',
    async arrive(shopper) {
      await askForDeletion(shopper)
      await sendCode(shopper)
      const view = new SignInView(shopper)
      await view.code.fill(await view.shownCode())
    },
    ask: deleteForGood,
    says: (shopper) =>
      shopper.page
        .getByRole('main')
        .getByText(shopper.says('account', 'deleteFailed'))
        .or(shopper.page.getByRole('main').getByText(shopper.says('account', 'deleteNoAnswer'))),
    async askAgain(shopper) {
      await expect(new SignInView(shopper).code).toHaveValue(/^\d+$/)
      await deleteForGood(shopper)
    },
    // Whoever asks for the second time is nobody, and is told no more than that.
    expectDone: (shopper) =>
      expect(shopper.heading('account', 'deletedTitle').or(shopper.heading('account', 'signedOutTitle'))).toBeVisible(),
  },
]
