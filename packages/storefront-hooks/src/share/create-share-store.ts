import type { SharedProduct } from '@krishi/storefront-core/share'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import type { SharePort } from './share-port.ts'
import type { SharingDevice } from './sharing-device.ts'

/** Sharing as state. */
export interface ShareState {
  /** `menu`: the device has no share sheet, so the page offers other ways [21.2]. */
  readonly status: 'idle' | 'preparing' | 'menu'
  /** The short link; empty until the first time. */
  readonly link: string
}

/** What is said once while sharing [21.2, 21.3]. */
export type ShareEvent = 'choose-app' | 'unsupported' | 'copied' | 'copy-failed'

/** What a shopper does to share a product. */
export interface ShareActions {
  /** Fetches the short link and opens the device's share sheet, or the menu where there is none. */
  share: () => Promise<void>
  /** Puts the link into the clipboard. */
  copy: () => Promise<void>
  closeMenu: () => void
}

/** Sharing of one product in one storefront. */
export interface ShareStore extends Pick<StoreApi<ShareState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: ShareActions
  /** Calls `listener` with what is to be said; returns a function that stops it. */
  onEvent: (listener: (event: ShareEvent) => void) => () => void
}

/** The dependencies of a share store. */
export interface ShareOptions {
  readonly port: SharePort
  readonly product: SharedProduct
  readonly device: SharingDevice
  readonly errors: Pick<ErrorReporter, 'report'>
}

/** Creates the way to share a product: short link, share sheet, and a menu where that is not to be had. */
export function createShareStore({ port, product, device, errors }: ShareOptions): ShareStore {
  const store = createStore<ShareState>(() => ({ status: 'idle', link: '' }))
  const listeners = new Set<(event: ShareEvent) => void>()
  const say = (event: ShareEvent) => listeners.forEach((listener) => listener(event))

  /** The link, fetched once; null when it cannot be had, and then nothing happens [21.1]. */
  async function fetchLink(): Promise<string | null> {
    const { link } = store.getState()
    if (link) return link
    store.setState({ status: 'preparing' })
    const answer = await port.shortLink(product)
    store.setState({ status: 'idle', ...(answer.ok && { link: answer.value }) })
    if (answer.ok) return answer.value
    errors.report(answer.error.code, 'shortLink')
    return null
  }

  async function openSheet(link: string): Promise<boolean> {
    if (!device.send) return false
    say('choose-app')
    try {
      await device.send({ title: product.title, text: product.title, url: link })
      return true
    } catch (error) {
      // The shopper closed the sheet: that is no failure.
      return isNamed(error, 'AbortError')
    }
  }

  const actions: ShareActions = {
    async share() {
      if (store.getState().status === 'preparing') return
      const link = await fetchLink()
      if (link === null || (await openSheet(link))) return
      // Where the device has no sheet at all nothing went wrong: the menu is its way.
      if (device.send) say('unsupported')
      store.setState({ status: 'menu' })
    },
    async copy() {
      const copied = await device.copy(store.getState().link).then(
        () => true,
        () => false,
      )
      say(copied ? 'copied' : 'copy-failed')
    },
    closeMenu: () => store.setState({ status: 'idle' }),
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    onEvent(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name
}
