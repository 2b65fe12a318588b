import type { StoreApi } from 'zustand/vanilla'
import type { CheckoutDetailsStorage } from './checkout-details.ts'
import { unanswered } from './checkout-tasks.ts'
import type { CheckoutActions, CheckoutState, Placement } from './checkout-store.ts'
import type { OrderPlacer } from './create-order-placer.ts'
import type { OpenIntent, OrderIntents } from './order-intents.ts'
import type { OrderTidying } from './order-tidying.ts'

/** What orders are followed with. */
export interface OrderFollowingOptions extends OrderTidying {
  readonly store: StoreApi<CheckoutState>
  readonly details: CheckoutDetailsStorage
  readonly intents: OrderIntents
  readonly placer: OrderPlacer
  readonly onPlacement: (checkoutId: string, placement: Placement) => void
}

/** Creates the actions about orders that were sent before, perhaps by another page. */
export function createOrderFollowing(
  options: OrderFollowingOptions,
): Pick<CheckoutActions, 'resume' | 'followAll' | 'unfollow' | 'complete'> {
  const { store, intents, placer } = options

  /** Says of an order that it is unanswered, where nothing is said of it yet; returns whether that is so. */
  function noteUnanswered({ checkoutId, isAnswered }: OpenIntent): boolean {
    const isNew = !isAnswered && !store.getState().placements[checkoutId]
    if (isNew) options.onPlacement(checkoutId, unanswered)
    return isNew
  }

  /** Asks what became of unanswered orders, and reports it on any page. */
  async function follow(intent: OpenIntent): Promise<void> {
    store.setState(({ followed }) => ({ followed: [...new Set([...followed, intent.checkoutId])] }))
    noteUnanswered(intent)
    const placement = await placer.follow(intent)
    if (placement.status === 'placed' && !intent.isTidiedUp) options.tidyUpAfter(intent, placement.order)
  }

  function forgetTidiedUp(checkoutId: string) {
    if (intents.read(checkoutId)?.isTidiedUp) intents.forget(checkoutId)
  }

  return {
    async resume(checkoutId) {
      const intent = intents.read(checkoutId)
      return intent && noteUnanswered(intent) ? placer.follow(intent) : null
    },
    followAll: () => intents.list().forEach((intent) => void follow(intent)),
    unfollow(checkoutId) {
      forgetTidiedUp(checkoutId)
      store.setState(({ followed }) => ({ followed: followed.filter((id) => id !== checkoutId) }))
    },
    complete(order) {
      const checkoutId = order.checkoutId ?? options.details.readIds()?.id ?? ''
      const isFirst = options.tidyUp(order)
      forgetTidiedUp(checkoutId)
      return isFirst
    },
  }
}
