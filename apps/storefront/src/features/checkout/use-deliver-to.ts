import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { isConsentAsked } from '@krishi/storefront-core/compliance'
import { callEndOf } from '@krishi/storefront-core/contract'
import { addressFormOf } from '@krishi/storefront-hooks/address'
import { orderedBefore, useCreateCheckout, useUpdateAddress } from '@krishi/storefront-hooks/checkout'
import type { Task } from '@krishi/storefront-hooks/checkout'
import { useLeaveSignal, useStorefront } from '@krishi/storefront-hooks/storefront'
import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { usePageAddress } from '../../shell/page-address.ts'
import { useOpenCart } from '../frame/cart-opening.ts'
import { useShop } from '../../shell/shop-context.ts'
import { addressFailure } from './address-failure.ts'
import { creationFailure } from './creation-failure.ts'
import { failureWords } from './failure-words.ts'
import en from './messages/en.json'
import { useAgreeFirst } from './use-agree-first.ts'

/** What `useDeliverTo` gives. */
export interface DeliverTo {
  readonly task: Task
  /** Why the address was not taken, as far as that is known; `usual` where nothing more can be said. Undefined without a failure. */
  readonly failure: (usual: 'unableToSaveAddress' | 'somethingWentWrong') => string | undefined
  /** Makes the checkout for this address, or changes where the open one goes, and goes on to pay unless the page was left. */
  deliverTo: (address: DeliveryAddress) => Promise<void>
  /** Closes the page [28.11]: to the home page with the cart open again, or to the payment of an open checkout. */
  leave: () => void
}

/** Taking an address for the order: of a checkout that is there, or for one that is yet to be made [29.2]. */
export function useDeliverTo(checkoutId: string | null): DeliverTo {
  const t = useWidgetMessages('checkout', en)
  const { paths, notices } = useShop()
  const openCart = useOpenCart()
  const creation = useCreateCheckout()
  const change = useUpdateAddress()
  const leaving = useLeaveSignal()
  const { pathname } = usePageAddress()
  const agreeFirst = useAgreeFirst()
  const { dropDraft } = addressFormOf(useStorefront()).actions

  const task = checkoutId === null ? creation.task : change.task

  return {
    task,
    failure(usual) {
      if (task.status !== 'failed') return undefined
      const { error } = task
      // It is the checkout that failed then, and not its address.
      const isOfCreation = error.code.startsWith('network/') || Boolean(error.fields?.['excess'])
      if (checkoutId === null && isOfCreation) return creationFailure(error, t)
      const end = callEndOf(error.code)
      return addressFailure(error, t(end === 'failed' ? usual : failureWords.address[end]))
    },
    async deliverTo(address) {
      const signal = leaving()
      const saved = await (checkoutId === null ? creation.create(address) : change.update(checkoutId, address))
      if (saved.ok) dropDraft()
      // Left, or left behind: the page stands there until the next one is loaded.
      if (signal.aborted || location.pathname !== pathname) return
      if (!saved.ok) {
        const ordered = orderedBefore(saved.error)
        if (ordered) navigate(paths.thankYou(ordered.orderId, ordered.checkoutId, 0), { replace: true })
        else if (isConsentAsked(saved.error)) agreeFirst()
        return
      }
      // The next page has its choice and its button at the bottom.
      notices.show({ id: 'address-saved', text: t('addressSaved'), tone: 'success', placement: 'top-center' })
      navigate(paths.paymentMode(saved.value), { replace: true })
    },
    leave() {
      navigate(checkoutId === null ? paths.home : paths.paymentMode(checkoutId))
      if (checkoutId === null) openCart()
    },
  }
}
