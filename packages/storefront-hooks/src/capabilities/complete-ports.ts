import { err } from '@krishi/storefront-core/result'
import type { PortName, StorefrontPorts } from '../storefront/storefront-ports.ts'
import type { Capability } from './capability.ts'

/** What an adapter implements: any operations of any ports. */
export type PartialPorts = { readonly [Name in PortName]?: Partial<StorefrontPorts[Name]> }

const portNames: Readonly<Record<PortName, true>> = {
  address: true,
  auth: true,
  cart: true,
  catalog: true,
  checkout: true,
  community: true,
  content: true,
  coupons: true,
  delivery: true,
  forms: true,
  loyalty: true,
  notifyMe: true,
  orders: true,
  reviews: true,
  session: true,
  settings: true,
  share: true,
  telemetry: true,
  wishlist: true,
}

type Methods = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>

const unsupported = () => Promise.resolve(err('port/unsupported'))

/** Methods that tell a listener what happens. Where nothing is told, ending it does nothing. */
const listening: Methods = {
  onChange: () => () => undefined,
  watchCalls: () => Promise.resolve(() => undefined),
}

/**
 * Makes a whole set of ports of the operations that a backend has. Every other operation answers 'port/unsupported', and
 * `supports` says so beforehand, so that no widget offers what cannot be done.
 *
 * @example
 * const ports = completePorts({ catalog: { product, listing, collection }, cart: { price } })
 * ports.supports?.('cart.crossSell') // false
 */
export function completePorts(implemented: PartialPorts): StorefrontPorts {
  const methodsOf = (name: PortName) => (implemented[name] ?? {}) as Methods
  const complete = (name: PortName) => {
    const methods = methodsOf(name)
    return new Proxy(methods, {
      // Hide `then`, or `await port` would treat the proxy as a thenable.
      get: (_, method: string) =>
        method === 'then' ? undefined : (methods[method]?.bind(methods) ?? listening[method] ?? unsupported),
    })
  }
  const ports = Object.fromEntries((Object.keys(portNames) as PortName[]).map((name) => [name, complete(name)]))
  return {
    ...(ports as unknown as Omit<StorefrontPorts, 'supports'>),
    supports(capability: Capability) {
      const [name, method] = capability.split('.') as [PortName, string]
      return methodsOf(name)[method] !== undefined
    },
  }
}
