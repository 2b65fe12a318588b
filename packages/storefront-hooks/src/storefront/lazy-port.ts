import { err } from '@krishi/storefront-core/result'

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** For the shopper, a chunk that cannot be loaded is the same as an answer that is lost. */
export const unreachable = err('network/offline')

/**
 * A port whose methods wait for its code; they answer 'network/offline' if it cannot be loaded. A proxy, because a list of
 * all methods would be part of every first load.
 *
 * @param connect Returns the port, or null if its code could not be loaded.
 */
export function lazyPort<Port extends object>(connect: () => Promise<Port | null>): Port {
  return new Proxy({} as Port, {
    get: (_, method: string) =>
      // Hide `then`, or `await port` would treat the proxy as a thenable.
      method !== 'then' &&
      (async (...args: readonly unknown[]) =>
        ((await connect()) as Methods | null)?.[method]?.(...args) ?? unreachable),
  })
}

/** Loads once for all callers; null if it fails, and the next call tries again. */
export function retryableOnce<Value>(load: () => Promise<Value>): () => Promise<Value | null> {
  let loading: Promise<Value | null> | null = null
  return () =>
    (loading ??= load().catch(() => {
      loading = null
      return null
    }))
}
