import { cartCapacity } from '@krishi/storefront-core/cart'
import { operations, type Operation } from '@krishi/storefront-core/contract'
import { reviewPictureBytes } from '@krishi/storefront-core/reviews'
import { isUnderMaintenance, maintenanceLeftSeconds } from '@krishi/storefront-core/settings'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { allowOrigins } from '../embed/allow-origins.ts'
import { createFilmRoute } from '../community/film-route.ts'
import { isOutage } from '../database/is-outage.ts'
import { createPaymentNotices } from '../payment/notices.ts'
import type { ApiContext } from '../api-context.ts'
import { createOperationsApp, type OperationsOptions } from './create-operations-app.ts'
import { describeError } from './describe-error.ts'
import type { Guards } from './guard.ts'
import { mountDocsPage } from './docs-page.ts'
import { refuse } from './envelope.ts'
import { securityEvent } from './security-event.ts'

/** Policy of every answer that is not a page: no scripts, no frames. */
const policy = "default-src 'none'; frame-ancestors 'none'"

const maximumBody = 100 * 1000

/** A file and the form around it. */
const maximumForm = reviewPictureBytes + 10 * 1000

/** A full cart: its lines with their texts, of which those in Indian scripts take three bytes a letter. */
const maximumCart = maximumBody + cartCapacity * 2_000

const cartPaths = new Set(
  (['checkout.createCheckout', 'checkout.placeOrder', 'checkout.externalCheckout'] as const).map(
    (name) => `/api${operations[name].path}`,
  ),
)

const formPaths = new Set(
  Object.values<Operation>(operations).flatMap(({ path, isMultipart }) => (isMultipart ? `/api${path}` : [])),
)

/** In how many seconds a call is worth repeating that found the database down. */
const outageRetrySeconds = 5

/** What the edge needs of the server. */
export interface EdgeOptions extends OperationsOptions {
  readonly guards: Guards
  /** Whether anybody may read how the API is called. */
  readonly describesApi: boolean
  /** Told of each call that found the database down. */
  readonly onOutage: () => void
}

/** Refuses a body that is larger than what its address takes. */
function sizeLimit(shop: ApiContext): MiddlewareHandler {
  const onError = (http: Context) => {
    securityEvent(shop, 'input-refused', { http, shopper: null }, { code: 'request/too-large' })
    return refuse(http, 'request/too-large')
  }
  const limit = (maxSize: number) => bodyLimit({ maxSize, onError })
  const [usual, cart, form] = [limit(maximumBody), limit(maximumCart), limit(maximumForm)]
  return (context, next) => {
    const { path } = context.req
    return (formPaths.has(path) ? form : cartPaths.has(path) ? cart : usual)(context, next)
  }
}

/** Refuses every call while the shop is closed, but that for the settings, which tell until when [04.6]. */
function closedForMaintenance({ settings, now }: ApiContext): MiddlewareHandler {
  return (context, next) => {
    const time = now().getTime()
    const isOpen = !isUnderMaintenance(settings.maintenance, time)
    if (isOpen || context.req.path === `/api${operations['settings.configuration'].path}`) return next()
    const retryAfter = maintenanceLeftSeconds(settings.maintenance, time)
    return Promise.resolve(refuse(context, 'network/server', { status: 503, retryAfter }))
  }
}

/** The operations under `/api` with what every call gets: a name, a log line, safe headers, a size limit, one error shape. */
export function createEdge({ onOutage, describesApi, guards, ...options }: EdgeOptions): Hono {
  const { logger } = options.shop
  const edge = new Hono()
  edge.use(guards.log)
  edge.use(
    secureHeaders({
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
    }),
  )
  edge.use(async (context, next) => {
    await next()
    const { headers } = context.res
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    // A page with a policy of its own would be blank under this one as well.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy)
  })
  // Before whatever refuses: a page of another origin can read why.
  allowOrigins(edge, options.shop.embedOrigins)
  edge.use(guards.limit(() => 'call'))
  edge.use(guards.limitOrigins)
  edge.use(closedForMaintenance(options.shop))
  edge.use(sizeLimit(options.shop))
  edge.route('/api/payments', createPaymentNotices(options.shop))
  edge.route('/api/films', createFilmRoute(options.shop))
  const operationsApp = createOperationsApp(options)
  if (describesApi) mountDocsPage(operationsApp)
  edge.route('/api', operationsApp)
  edge.notFound((context) => refuse(context, 'request/not-found'))
  edge.onError((error, context) => {
    const requestId = context.get('requestId')
    logger.error({ requestId, error: describeError(error) }, 'failed')
    if (!isOutage(error)) return refuse(context, 'network/server', { fields: { requestId } })
    onOutage()
    return refuse(context, 'network/server', { fields: { requestId }, status: 503, retryAfter: outageRetrySeconds })
  })
  return edge
}
