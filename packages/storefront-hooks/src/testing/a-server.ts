/** A request as a test looks at it; header names in lower case. */
export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Whether it goes on when its page is left. */
  readonly keepalive: boolean
  readonly signal: AbortSignal
}

/** A server that gives the answers it was told, in order; without one left it stays silent until the call is aborted. */
export interface ToldServer {
  readonly fetch: typeof fetch
  readonly requests: readonly SeenRequest[]
  /** Tells the next answer. A text is sent as it is, anything else as JSON. */
  answers: (status: number, body: unknown) => void
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/** Creates a server in place of the network. */
export function aServer(): ToldServer {
  const requests: SeenRequest[] = []
  const answers: Response[] = []
  return {
    requests,
    answers: (status, body) =>
      void answers.push(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
    fetch: (input, init = {}) =>
      new Promise((resolve, reject) => {
        const signal = init.signal ?? new AbortController().signal
        const refuse = () => reject(new DOMException('The call was aborted.', 'AbortError'))
        if (signal.aborted) return refuse()
        signal.addEventListener('abort', refuse)
        requests.push({
          method: init.method ?? 'GET',
          url: String(input),
          headers: Object.fromEntries(new Headers(init.headers)),
          body: bodyOf(init.body),
          keepalive: init.keepalive === true,
          signal,
        })
        const answer = answers.shift()
        if (answer) resolve(answer)
      }),
  }
}
