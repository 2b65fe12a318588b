import type {
  ErrorEnvelope,
  Operation,
  OperationPayloads,
  PortErrorCode,
  RequestParts,
} from '@krishi/storefront-core/contract'
import { buildUrl, errorCodeOf, isPortErrorCode, needsSession, shopOperations } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import { hasShape, isText } from '@krishi/storefront-core/shape'
import type { Clock } from '../clock/index.ts'
import type { Decoder } from './accept.ts'
import { isMapOf } from './accept.ts'

/** Options of every port method. */
export interface CallOptions {
  /** Aborts the call, which then answers 'network/aborted'. */
  readonly signal?: AbortSignal | undefined
}

/** Options of a call of the client. */
export interface HttpCallOptions extends CallOptions {
  /** One per intent of the shopper, for operations that are `idempotent`. */
  readonly idempotencyKey?: string
}

/** What calls take, by their names. */
type RequestsOf<Payloads> = { readonly [Name in keyof Payloads]: { readonly request: RequestParts } }

/** Carries operations of the contract over HTTP. Never throws: everything that can go wrong is a code. */
export interface HttpClient<Payloads extends RequestsOf<Payloads> = OperationPayloads> {
  /**
   * Makes one call.
   *
   * @param name An operation of the contract's table, which says method, path and headers.
   * @param decode Reads the answer; a shape that it refuses is 'network/malformed'.
   */
  call: <Name extends keyof Payloads & string, Value>(
    name: Name,
    request: Payloads[Name]['request'],
    decode: Decoder<Value>,
    options?: HttpCallOptions,
  ) => Promise<Result<Value, PortErrorCode>>
}

/** The dependencies of the client. */
export interface HttpClientOptions {
  /** The base URL of the API, without a slash at the end: `/api`, or an absolute URL on a server. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /** The session of the calls: one that is needed is opened, else an open one is used if there is one. */
  readonly getSession: (isNeeded: boolean) => Promise<Result<Session | null, PortErrorCode>>
  /** Called once when a token was refused; the call is repeated with the returned session. */
  readonly onUnauthorized: (refused: Session) => Promise<Result<Session | null, PortErrorCode>>
  readonly locale: Locale
  readonly clock: Clock
  /** How long one attempt may take, in ms. Default 15,000: slow networks are the normal case here. Files have two minutes. */
  readonly timeoutMs?: number
  /** Whether the device knows that it is offline, so that nothing can have been sent. Default: never. */
  readonly isOffline?: () => boolean
}

/** The platform's own. Called as a function: a browser's `fetch` cannot be a method of something else. */
export const platformFetch: typeof fetch = (input, init) => fetch(input, init)

/** A file may take this long on a weak network, in ms. */
const uploadTimeoutMs = 120_000

interface Answer {
  readonly status: number
  readonly body: string
}

/** Creates the client of the calls that pages of the shop make: headers, token, one renewal, time-out, codes [06.2]. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  return createTableClient(shopOperations, options)
}

/**
 * The same client for other operations of the contract, such as the few that a page makes: the table of the shop is 3 KiB. An operation that is
 * not in `table` is a mistake of the program, and throws.
 */
export function createTableClient<Payloads extends RequestsOf<Payloads> = OperationPayloads>(
  table: NoInfer<Readonly<Partial<Record<keyof Payloads & string, Operation>>>>,
  options: HttpClientOptions,
): HttpClient<Payloads> {
  const { clock, getSession, onUnauthorized, timeoutMs = 15_000, isOffline = () => false } = options

  // Settles by itself on time-out and abort: an API that is called in process does not listen to the signal.
  function send(
    operation: Operation,
    url: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
  ): Promise<Result<Answer, PortErrorCode>> {
    const isCounted = countsOn(operation)
    const noAnswer = isCounted ? 'network/unanswered' : 'network/timeout'
    // A rejected fetch does not tell whether the server received the request.
    const isUnsent = isOffline()
    const lostAnswer = () => (isUnsent || (!isCounted && isOffline()) ? 'network/offline' : noAnswer)
    return new Promise((resolve) => {
      const controller = new AbortController()
      const stopTimer = clock.after(operation.isMultipart ? uploadTimeoutMs : timeoutMs, () => giveUp(noAnswer))
      const onAbort = () => giveUp('network/aborted')

      function settle(result: Result<Answer, PortErrorCode>) {
        stopTimer()
        signal?.removeEventListener('abort', onAbort)
        resolve(result)
      }
      function giveUp(code: PortErrorCode) {
        settle(err(code))
        controller.abort()
      }

      if (signal?.aborted) return onAbort()
      signal?.addEventListener('abort', onAbort)
      exchange(options.fetch, url, { ...init, signal: controller.signal }).then(
        (answer) => settle(ok(answer)),
        () => settle(err(lostAnswer())),
      )
    })
  }

  return {
    async call(name, request, decode, { signal, idempotencyKey } = {}) {
      const operation = operationIn(table, name)
      const parts: RequestParts = request
      const url = options.baseUrl + buildUrl(operation, parts)
      const attempt = (session: Session | null) =>
        send(operation, url, requestInit(operation, parts.body, session, options.locale, idempotencyKey), signal)

      const isNeeded = needsSession(operation)
      const session = await getSession(isNeeded)
      if (!session.ok) return session
      if (isNeeded && !session.value) return err('auth/required')

      let answer = await attempt(session.value)
      if (answer.ok && answer.value.status === 401 && session.value) {
        const renewed = await onUnauthorized(session.value)
        if (!renewed.ok) return renewed
        if (renewed.value) answer = await attempt(renewed.value)
      }
      return answer.ok ? readAnswer(answer.value, decode, countsOn(operation)) : answer
    },
  }
}

async function exchange(fetchAnswer: typeof fetch, url: string, init: RequestInit): Promise<Answer> {
  const response = await fetchAnswer(url, init)
  return { status: response.status, body: await response.text() }
}

function operationIn(table: Readonly<Partial<Record<string, Operation>>>, name: string): Operation {
  const operation = table[name]
  if (operation) return operation
  throw new Error(`The call ${name} lacks an address. It would go nowhere. Add it to the table.`)
}

/** Whether a call changes something that the shopper relies on, so that "no answer" must not be reported as "not sent" [30.12]. */
function countsOn({ method, isRepeatable }: Operation): boolean {
  return method !== undefined && !isRepeatable
}

/** The caller's id before there is a session [24.6]. */
const nobody = 'guest'

/**
 * The maximum length of the body of a `keepalive` call, in characters: a browser refuses more than 64 KiB of such bodies at a time,
 * and a letter of an Indian script is three bytes.
 */
const longestKeepalive = 8_000

function requestInit(
  operation: Operation,
  body: unknown,
  session: Session | null,
  locale: Locale,
  idempotencyKey: string | undefined,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', source: 'WEB', 'user-language': locale }
  if (session) headers['authorization'] = `Bearer ${session.accessToken}`
  if (operation.sendsUserId) headers['userId'] = session?.user.userId || session?.user.guestUserId || nobody
  if (operation.apiVersion) headers['api-version'] = operation.apiVersion
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  const { method = 'GET' } = operation
  // The call must complete even if the shopper leaves the page at once; sign-in leaves its page by itself.
  const keepalive = operation.isReport ?? countsOn(operation)
  if (body === undefined) return { method, headers, keepalive }
  // The platform writes the type of a form itself: only it knows the boundary.
  if (operation.isMultipart) return { method, headers, body: toForm(body) }
  headers['content-type'] = 'application/json'
  const text = JSON.stringify(body)
  return { method, headers, keepalive: keepalive && text.length <= longestKeepalive, body: text }
}

function toForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

function readAnswer<Value>(
  { status, body }: Answer,
  decode: Decoder<Value>,
  isCounted: boolean,
): Result<Value, PortErrorCode> {
  const payload = parse(body)
  const isOfApi = isEnvelope(payload)
  // A proxy in front of the API has answered: the API may have received and executed the call.
  if (isCounted && !isOfApi && (status >= 500 || payload === undefined)) return err('network/unanswered')
  if (status >= 400) return { ok: false, error: isOfApi ? toFailure(status, payload) : { code: errorCodeOf(status) } }
  const value = decode(payload)
  return value === undefined ? err('network/malformed') : ok(value)
}

// A proxy or a captive portal answers with a page of its own: that is no answer of the API.
function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const isEnvelope = hasShape<Pick<ErrorEnvelope, 'code' | 'message'>>({ code: isText, message: isText })
const hasFields = hasShape<Required<Pick<ErrorEnvelope, 'fields'>>>({ fields: isMapOf(isText) })

function toFailure(status: number, payload: Pick<ErrorEnvelope, 'code' | 'message'>): Failure<PortErrorCode> {
  return {
    code: isPortErrorCode(payload.code) ? payload.code : errorCodeOf(status),
    serverMessage: payload.message,
    ...(hasFields(payload) && { fields: payload.fields }),
  }
}
