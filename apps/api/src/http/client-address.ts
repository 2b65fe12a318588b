import type { Context } from 'hono'

/** What a server may hand to `app.fetch` beside the request; @hono/node-server does. */
interface Environment {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

/** An address of a list of proxies, some of which write the port too: another one for each connection. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}

/**
 * The caller's network address: the socket's, or with `trustedProxies` the entry of `x-forwarded-for` that the
 * outermost trusted proxy wrote. Null for a call that came over no network: the host rendering a page.
 */
export function clientAddress(context: Context, trustedProxies: number): string | null {
  const environment = context.env as Environment | undefined
  const remote = environment?.incoming?.socket?.remoteAddress
  if (remote === undefined) return null
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  return (trustedProxies > 0 && withoutPort(forwarded.at(-trustedProxies) ?? '')) || remote
}
