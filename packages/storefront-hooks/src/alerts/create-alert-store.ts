import type { PushTarget } from '@krishi/storefront-core/alerts'
import type { Locale } from '@krishi/storefront-core/locale'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { outcomeOf } from '../http/outcome-of.ts'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import type { AlertsPort } from './alerts-port.ts'
import type { PushDevice } from './push-device.ts'

/** Alerts of one kind in one browser as state. */
export interface AlertState {
  /**
   * `unavailable` where browser or shop has no alerts, and until that is known; `asking` while a tap is carried out; `blocked` where the
   * browser shows none of this shop; `failed` where the last tap was not carried out.
   */
  readonly status: 'unavailable' | 'ready' | 'asking' | 'blocked' | 'failed'
  readonly isOn: boolean
}

/** Alerts of one kind in one browser. */
export interface AlertStore extends Pick<StoreApi<AlertState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Reads whether they can be turned on, and whether they are. Asks the shopper nothing. */
  read: () => Promise<void>
  /** Turns them on or off, once at a time. Turning on asks for the browser's permission: call it at a tap. */
  toggle: () => Promise<void>
  /** Reads again where the browser showed none: the shopper may have changed that elsewhere. */
  recheck: () => void
}

/** The dependencies of a store. */
export interface AlertOptions {
  readonly port: AlertsPort
  readonly device: PushDevice
  /** The pack whose price is watched; null for the shopper's orders. */
  readonly variantId: string | null
  readonly locale: Locale
  readonly errors: Pick<ErrorReporter, 'report'>
}

/** Creates alerts of one kind in one browser. */
export function createAlertStore({ port, device, variantId, locale, errors }: AlertOptions): AlertStore {
  const store = createStore<AlertState>(() => ({ status: 'unavailable', isOn: false }))
  let publicKey: string | null = null

  async function isOnAt(endpoint: string): Promise<boolean | null> {
    const found = await port.status({ endpoint, variantId })
    return found.ok ? found.value : null
  }

  async function read(): Promise<void> {
    if (!device.isSupported) return
    const key = await port.key()
    publicKey = key.ok ? key.value : null
    if (publicKey === null) return
    const target = device.isBlocked() ? null : await device.target()
    const isOn = target !== null && (await isOnAt(target.endpoint)) === true
    // A tap in the meantime is newer.
    if (store.getState().status === 'asking') return
    store.setState({ status: device.isBlocked() ? 'blocked' : 'ready', isOn })
  }

  async function put(target: PushTarget, isOn: boolean): Promise<void> {
    const answer = await port.put({ ...target, variantId, isOn, language: locale })
    const outcome = await outcomeOf(answer, async () => {
      const found = await isOnAt(target.endpoint)
      return found === null ? null : found === isOn
    })
    if (outcome === 'done') return store.setState({ status: 'ready', isOn })
    if (!answer.ok) errors.report(answer.error.code, 'alerts')
    store.setState({ status: 'failed' })
  }

  async function turnOn(key: string): Promise<void> {
    const subscribed = await device.subscribe(key)
    if (subscribed === 'dismissed') return store.setState({ status: 'ready' })
    if (typeof subscribed === 'string') return store.setState({ status: subscribed })
    await put(subscribed, true)
  }

  async function turnOff(): Promise<void> {
    const target = await device.target()
    if (target !== null) return put(target, false)
    store.setState({ status: 'ready', isOn: false })
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    read,
    async toggle() {
      const { status, isOn } = store.getState()
      if (status === 'asking' || publicKey === null) return
      store.setState({ status: 'asking' })
      await (isOn ? turnOff() : turnOn(publicKey))
    },
    recheck() {
      if (store.getState().status === 'blocked') void read()
    },
  }
}
