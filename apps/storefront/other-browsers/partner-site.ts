import { EventEmitter, once } from 'node:events'
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'

/** Keeps what goes wrong on a page where a test can read it. In a file of its own: a strict policy runs no script of the page. */
const failuresScript = `var failures = []
addEventListener('error', (event) => failures.push(event.message ?? 'error'))
addEventListener('unhandledrejection', (event) => failures.push(String(event.reason)))
addEventListener('securitypolicyviolation', (event) => failures.push(event.violatedDirective + ' ' + event.blockedURI))`

/** A document and how it is sent. */
export interface PartnerDocument {
  readonly html: string
  readonly headers?: OutgoingHttpHeaders
}

/**
 * A partner's site, and on the same machine under another name, which is another origin, a way to the shop that can break.
 */
export class PartnerSite {
  /** The origin of its pages. */
  readonly origin: string
  /** The shop, but for what is `broken`. */
  readonly breakableShop: string
  /** What is at its address `/page`. */
  document: PartnerDocument = { html: '' }
  /** The calls to the breakable shop that are cut off; null for none. */
  broken: RegExp | null = null
  readonly #cut = new EventEmitter()
  readonly #shop: string
  readonly #server = createServer((incoming, response) => this.#answer(incoming, response))

  private constructor(port: string, shop: string) {
    this.origin = `http://localhost:${port}`
    this.breakableShop = `http://127.0.0.1:${port}`
    this.#shop = shop
  }

  /** @param shop The origin of the shop. */
  static async open(port: string, shop: string): Promise<PartnerSite> {
    const site = new PartnerSite(port, shop)
    site.#server.listen(Number(port), '127.0.0.1')
    await once(site.#server, 'listening')
    return site
  }

  /** Until a call is cut off. */
  async untilBroken(): Promise<void> {
    await once(this.#cut, 'cut')
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #answer(incoming: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers, method } = incoming
    if (!headers.host?.startsWith('localhost')) this.#askShop(incoming, response)
    else if (url === '/failures.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(failuresScript)
    else {
      const { html, headers: own } = this.document
      response.writeHead(method === 'GET' ? 200 : 405, { 'content-type': 'text/html; charset=utf-8', ...own }).end(html)
    }
  }

  #askShop(incoming: IncomingMessage, response: ServerResponse): void {
    const { url = '', method, headers } = incoming
    if (this.broken?.test(url)) {
      incoming.socket.destroy()
      this.#cut.emit('cut')
      return
    }
    const asked = request(new URL(url, this.#shop), { ...(method && { method }), headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.once('error', () => incoming.socket.destroy())
    incoming.pipe(asked)
  }
}
