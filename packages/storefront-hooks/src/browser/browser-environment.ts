import type { StorefrontEnvironment } from '../storefront/create-storefront.ts'
import { createTabChannel } from './create-tab-channel.ts'

/** What a browser page lends a storefront: `createStorefront({ ...browserEnvironment(window), ... })`. */
export function browserEnvironment(page: Window & typeof globalThis): StorefrontEnvironment {
  return {
    storage: () => page.localStorage,
    sessionStorage: () => page.sessionStorage,
    channel: createTabChannel(page),
    onReturn: (listener) => onReturn(page, listener),
    onFirstTouch: (listener) => onFirstTouch(page, listener),
    surroundings: () => ({
      pagePath: page.location.pathname,
      ...connectionOf(page.navigator),
      userAgent: page.navigator.userAgent,
    }),
  }
}

function onReturn(page: Window, listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  page.addEventListener('pageshow', (event) => event.persisted && listener(), { signal })
  page.addEventListener('online', listener, { signal })
  page.document.addEventListener('visibilitychange', () => !page.document.hidden && listener(), { signal })
  return () => controller.abort()
}

function onFirstTouch(page: Window, listener: () => void): () => void {
  const controller = new AbortController()
  const touched = () => {
    controller.abort()
    listener()
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll']) {
    page.addEventListener(type, touched, { signal: controller.signal, passive: true })
  }
  return () => controller.abort()
}

interface Connection {
  readonly type?: string
  readonly effectiveType?: string
}

function connectionOf(navigator: Navigator & { readonly connection?: Connection }) {
  const { type = '', effectiveType = '' } = navigator.connection ?? {}
  return { connectionType: type, connectionStrength: effectiveType }
}
