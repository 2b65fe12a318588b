import { callEndOf } from '@krishi/storefront-core/contract'
import type { CallEnd, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { AwaitedVariant } from '@krishi/storefront-core/notify-me'
import type { Failure } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { outcomeOf } from '../http/outcome-of.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import type { NotifyMePort } from './notify-me-port.ts'

/** Waiting for a pack as state. */
export interface NotifyMeState {
  /** A request is open: the next tap cancels it. */
  readonly isOpen: boolean
  readonly isPending: boolean
  /** How the last wish ended that was not carried; null without a problem. */
  readonly problem: CallEnd | null
}

/**
 * What a tap came to [18.2, 18.3]; `back` when the pack can be bought again already, `no-answer` when the answer was lost and nobody
 * could be asked what became of it.
 */
export type NotifyMeEvent = 'accepted' | 'cancelled' | 'sign-in' | 'back' | CallEnd

/** What a shopper does. */
export interface NotifyMeActions {
  /** Opens a request, or cancels the open one; a guest is asked to sign in. Runs once at a time. */
  toggle: () => Promise<void>
}

/** Waiting for one pack in one storefront. */
export interface NotifyMeStore extends Pick<StoreApi<NotifyMeState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: NotifyMeActions
  /** Reads whether a request of the shopper is open; guests have none. */
  read: () => Promise<void>
  /** Takes back that nothing was sent for lack of a network: it is there again. */
  forgetOffline: () => void
  /** Calls `listener` with what a tap came to; returns a function that stops it. */
  onEvent: (listener: (event: NotifyMeEvent) => void) => () => void
}

/** The dependencies of a store. */
export interface NotifyMeOptions {
  readonly port: NotifyMePort
  readonly variant: AwaitedVariant
  /** Reads the product again when a request for the pack was refused: whether it can be bought again. */
  readonly isBack: () => Promise<boolean>
  readonly session: Pick<SessionStore, 'getState' | 'open'>
  readonly storage: SafeStorage
  readonly locale: Locale
  readonly errors: Pick<ErrorReporter, 'report'>
}

/** Whether a request of somebody is open; guests have none. Null where that cannot be read. */
async function findOpen({ port, variant }: NotifyMeOptions, user: SessionUser): Promise<boolean | null> {
  if (user.isGuestUser) return false
  const found = await port.status({ userId: user.userId, variantId: variant.id })
  return found.ok ? found.value : null
}

/** Creates the request to be notified of a pack: its status, and opening and cancelling it [18.1]. */
export function createNotifyMeStore(options: NotifyMeOptions): NotifyMeStore {
  const { port, variant, isBack, session, storage, locale, errors } = options
  const store = createStore<NotifyMeState>(() => ({ isOpen: false, isPending: false, problem: null }))
  const listeners = new Set<(event: NotifyMeEvent) => void>()
  let taps = 0
  const say = (event: NotifyMeEvent) => listeners.forEach((listener) => listener(event))

  function fail({ code }: Failure<PortErrorCode>, end: CallEnd = callEndOf(code)): void {
    errors.report(code, 'notifyMe')
    store.setState({ problem: end })
    say(end)
  }

  async function carry(isWanted: boolean): Promise<void> {
    const opened = await session.open()
    if (!opened.ok) return fail(opened.error)
    if (opened.value.isGuestUser) return say('sign-in')
    const put = await port.put({ isOpen: isWanted, user: opened.value, variant, locale })
    const outcome = await outcomeOf(put, async () => {
      const isOpen = await findOpen(options, opened.value)
      return isOpen === null ? null : isOpen === isWanted
    })
    if (!put.ok && outcome !== 'done') {
      if (put.error.code === 'request/conflict' && (await isBack())) return say('back')
      return fail(put.error, outcome)
    }
    const isOpen = put.ok ? put.value : isWanted
    store.setState({ isOpen })
    say(isOpen ? 'accepted' : 'cancelled')
  }

  return {
    actions: {
      async toggle() {
        const { isPending, isOpen } = store.getState()
        if (isPending) return
        taps += 1
        store.setState({ isPending: true, problem: null })
        await carry(!isOpen)
        store.setState({ isPending: false })
      },
    },
    async read() {
      // A browser that never had a session is a guest's.
      if (storage.read(localKeys.sessionId) === null) return
      const before = taps
      const opened = await session.open()
      if (!opened.ok) return
      const isOpen = await findOpen(options, opened.value)
      // A tap in the meantime is newer, and so is whoever has signed in or out.
      const isNews = taps === before && session.getState().user?.userId === opened.value.userId
      if (isOpen !== null && isNews) store.setState({ isOpen })
    },
    forgetOffline() {
      if (store.getState().problem === 'not-sent') store.setState({ problem: null })
    },
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
