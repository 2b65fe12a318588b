import { callEndOf } from '@krishi/storefront-core/contract'
import { useSignOut } from '@krishi/storefront-hooks/auth'
import { useLeaveSignal } from '@krishi/storefront-hooks/storefront'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useShop } from '../../shell/shop-context.ts'
import { failureWords } from './failure-words.ts'
import { forgetAll, reloadSignedOut } from './signed-out-page-state.ts'
import en from './messages/en.json'

/** Signs out here [03.8] and says how that went: on a page that says so, or by a notice where it failed. */
export function useLeave(): { readonly isPending: boolean; readonly leave: () => Promise<void> } {
  const t = useWidgetMessages('account', en)
  const { notices, paths } = useShop()
  const { isPending, signOut } = useSignOut(forgetAll)
  const leaving = useLeaveSignal()

  async function leave(): Promise<void> {
    const signal = leaving()
    const ended = await signOut()
    // Whoever has gone on to another page meanwhile stays there.
    if (ended.ok) reloadSignedOut('signed-out', signal.aborted ? undefined : paths.to('/address'))
    else notices.show({ id: 'sign-out', text: t(failureWords.signOut[callEndOf(ended.error.code)]), tone: 'danger' })
  }

  return { isPending, leave }
}
