import { operations, type Operation } from '../../packages/storefront-core/src/contract/index.ts'

/** Where the proxy listens, and the servers of the shop behind it. */
export interface ProxyPorts {
  readonly proxy: number
  readonly servers: readonly number[]
}

/** Calls that only read although they carry a body: they may be sent to the other server when one has died over them. */
const repeatablePosts = Object.values<Operation>(operations)
  .filter(({ method, path, isRepeatable }) => method === 'POST' && isRepeatable && !path.includes(':'))
  .map(({ path }) => `/api${path}`)

/**
 * The configuration of HAProxy in front of the shop. A server that dies, or is not ready, gets no more calls within a second, and
 * what it was asked goes to the other one, if it is a reading. A call that writes is repeated by whoever sent it, by its key.
 */
export function proxyConfig({ proxy, servers }: ProxyPorts): string {
  return `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout queue 5s
  timeout check 3s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout 503

frontend shop
  bind 127.0.0.1:${proxy}
  http-request set-header x-forwarded-proto https
  default_backend servers

backend servers
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz
  acl is_reading method GET HEAD
  acl is_reading path ${repeatablePosts.join(' ')}
  http-request disable-l7-retry unless is_reading
  default-server check inter 500ms fall 2 rise 1
${servers.map((port, index) => `  server shop${index + 1} 127.0.0.1:${port}`).join('\n')}
`
}
