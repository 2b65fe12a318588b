import type { SharingDevice } from '../share/sharing-device.ts'
import type { StorefrontEnvironment } from '../storefront/create-storefront.ts'
import { createTabChannel } from './create-tab-channel.ts'

/** What a browser page lends a storefront: `createStorefront({ ...browserEnvironment(window), ... })`. */
export function browserEnvironment(page: Window & typeof globalThis): StorefrontEnvironment {
  return {
    storage: () => page.localStorage,
    sessionStorage: () => page.sessionStorage,
    device: () => page.navigator,
    channel: createTabChannel(page),
    onReturn: (listener) => onReturn(page, listener),
    onFirstTouch: (listener) => onFirstTouch(page, listener),
    sharing: sharingOf(page.navigator),
    shrinkPicture: (picture) => shrink(page, picture),
    surroundings: () => ({
      pagePath: page.location.pathname,
      ...connectionOf(page.navigator),
      userAgent: page.navigator.userAgent,
    }),
  }
}

/** Its code comes with the first picture; without it, as offline, a picture stays as it is. */
async function shrink(page: Window & typeof globalThis, picture: Blob): Promise<Blob> {
  try {
    return await (await import('./shrink-picture.ts')).shrinkPicture(page, picture)
  } catch {
    return picture
  }
}

function sharingOf(navigator: Navigator): SharingDevice {
  return {
    // Not every browser has it, whatever the types say.
    ...('share' in navigator && { send: (link) => navigator.share(link) }),
    // Async, since a page without TLS has no clipboard to ask.
    copy: async (text) => navigator.clipboard.writeText(text),
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

/** Calls `listener` once, when the shopper first touches the page, moves over it, scrolls or presses a key; returns a function that stops it. */
export function onFirstTouch(page: Window, listener: () => void): () => void {
  const controller = new AbortController()
  const touched = () => {
    controller.abort()
    listener()
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll']) {
    // Before React sees it: it stops what happens in a part of the page that is not hydrated yet.
    page.addEventListener(type, touched, { signal: controller.signal, passive: true, capture: true })
  }
  return () => controller.abort()
}

interface Connection {
  readonly type?: string
  readonly effectiveType?: string
}

/** What the browser tells of the network; empty texts where it tells nothing. */
export function connectionOf(navigator: Navigator & { readonly connection?: Connection }) {
  const { type = '', effectiveType = '' } = navigator.connection ?? {}
  return { connectionType: type, connectionStrength: effectiveType }
}
