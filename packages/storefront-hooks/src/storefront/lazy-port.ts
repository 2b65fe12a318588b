import { err } from '@krishi/storefront-core/result'

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** A chunk that does not come is the same trouble to the shopper as an answer that does not come. */
export const unreachable = err('network/offline')

/**
 * A port whose methods wait for its code; they answer 'network/offline' where that does not come. A proxy, since a list of all
 * methods would be part of every first page.
 *
 * @param connect Gives the port, or null where its code did not come.
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

/** Loads once, however many ask; null where it fails, and the next one tries again. */
export function retryableOnce<Value>(load: () => Promise<Value>): () => Promise<Value | null> {
  let loading: Promise<Value | null> | null = null
  return () =>
    (loading ??= load().catch(() => {
      loading = null
      return null
    }))
}
