import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Coordinates } from '@krishi/storefront-core/delivery'
import { ok, type Result } from '@krishi/storefront-core/result'
import { defaultSettings, type Settings } from '@krishi/storefront-core/settings'
import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { createOtpLimits } from './auth/otp-limits.ts'
import type { Config } from './config.ts'
import { findArticlePicture } from './articles/find-article-picture.ts'
import { findBannerPicture } from './catalog/find-banner-picture.ts'
import { findPackshot } from './catalog/find-products.ts'
import { createProductList, type ProductList } from './catalog/product-list.ts'
import { findShopperPicture, type ShopperPicture } from './images/find-shopper-picture.ts'
import { findShortLink } from './share/short-links.ts'
import {
  isDiskFull,
  openDatabase,
  refuseFullDisk,
  type DatabaseStartError,
  type OpenDatabase,
} from './database/index.ts'
import { openCopy, type OpenReplica } from './database/open-copy.ts'
import { clientAddress } from './http/client-address.ts'
import { createEdge } from './http/create-edge.ts'
import { createGuards, type Guards } from './http/guard.ts'
import { createNetworkLimits, noNetworkLimits } from './http/network-limits.ts'
import { refuse } from './http/envelope.ts'
import { createOrigins } from './http/origin-of.ts'
import { createRateLimits, noRateLimits } from './http/rate-limits.ts'
import { readPrimaryOnly, readReplicaFirst, type ShopWindow } from './http/shop-window.ts'
import { createCarrier, type Carrier } from './carrier/index.ts'
import { createShopifyPlatform, type ExternalPlatform } from './external-checkout/index.ts'
import { tellShoppers } from './notify-me/tell-shoppers.ts'
import { createGateway, runPaymentMaintenance, type PaymentGateway } from './payment/index.ts'
import { openSandbox } from './payment-sandbox/open-sandbox.ts'
import { openDemoAccounts } from './demo-account/open-demo-accounts.ts'
import { noMonitor, type Monitor } from './monitoring/monitor.ts'
import { createLogger } from './monitoring/create-logger.ts'
import { watchServer } from './monitoring/watch-server.ts'
import { createPostgresSearch } from './search/index.ts'
import {
  loadSeeds,
  sayWhatIsSold,
  shopSeeds,
  type OpenSearch,
  type SeedProgress,
  type SeedSources,
} from './seeding/index.ts'
import type { PackshotSpec } from './seed/types.ts'
import { sessionTokenIn } from './session/session-cookie.ts'
import { keptSessionSecret, type Secrets } from './session/session-secret.ts'
import { findVisitor, type Visitor } from './session/sessions.ts'
import { openSettings } from './settings/open-settings.ts'
import type { ApiContext } from './api-context.ts'
import { createSms } from './sms/create-sms.ts'
import { runDailyMaintenance, startJobs } from './start-jobs.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** What the API is made of. Everything but `config` has its real default. */
export interface ApiDependencies {
  readonly config: Config
  readonly now?: () => Date
  readonly randomInt?: (min: number, max: number) => number
  readonly logger?: Logger
  /** Who is told how the shop fares; closed with it. @default nobody */
  readonly monitor?: Monitor
  /** The shop's rules where its owner tells nothing: shipping, address form, states. */
  readonly settings?: Settings
  /** What fills an empty database. */
  readonly seeds?: SeedSources
  /** Knows about where a network address is. The shop has no such table itself: without this nobody is located. */
  readonly locateNetwork?: (address: string) => Promise<Coordinates | null>
  /** What brings codes and news to phones in place of the provider that the configuration names. */
  readonly sms?: SmsSender
  /** What takes payments in place of the provider that the configuration names. */
  readonly gateway?: PaymentGateway
  /** What checks carts out elsewhere in place of the one that the configuration names. */
  readonly platform?: ExternalPlatform
  /** What knows where parcels are in place of the one that the configuration names. */
  readonly carrier?: Carrier
  readonly onProgress?: SeedProgress
  readonly openDatabase?: typeof openDatabase
  readonly openReplica?: OpenReplica
  /** What finds products and articles by words; the database itself unless a search engine takes over. */
  readonly openSearch?: OpenSearch
}

/** Why the API could not open; `serverMessage` says what to do. */
export type ApiStartError = DatabaseStartError

/** A backend that runs in the caller's process. */
export interface Api {
  /** What everything else that the host serves goes through, as calls of the API do; lets all pass before `ready`. */
  readonly guards: Guards
  /** Serves `/api/*`, `/healthz` and `/readyz`; `/api` answers 503 until `ready`. */
  readonly app: Hono
  /** Opens, migrates and seeds the database; more calls give the same promise. */
  ready(): Promise<Result<null, ApiStartError>>
  /** What the picture of a product, article or banner shows, for the image route; null for an unknown one or before `ready`. */
  findPackshot(handle: string): Promise<PackshotSpec | null>
  /** The bytes of a shopper's picture that everybody may see, for the image route; null for any other or before `ready`. */
  findShopperPicture(picture: ShopperPicture): Promise<Uint8Array | null>
  /** What the shop lists, for the sitemap. */
  readonly productList: ProductList
  /** The page of the shop that a short link leads to; null for an unknown one or before `ready`. */
  findShortLink(code: string): Promise<string | null>
  /** Who looks at a page with these cookies; null where no active session knows, and before `ready`. Renews nothing. */
  findVisitor(cookies: string): Promise<Visitor | null>
  /** One round of what a timer does with payments: what the provider says, what is over, what goes back. */
  runPaymentMaintenance(): Promise<void>
  /** One round of what a timer does with requests to be told of packs: tells those whose pack is back. */
  tellShoppers(): Promise<void>
  /** Tells `/readyz` that this server will close, so that no more calls are sent to it; those that come are answered. */
  beginClosing(): void
  /** Refuses new calls, lets running ones end, then closes the database and releases its directory. */
  close(): Promise<void>
}

/** How long `close` waits for running calls, in ms. */
const drainTime = 10_000

interface Opened {
  readonly edge: Hono
  readonly guards: Guards
  readonly database: OpenDatabase
  readonly shopWindow: ShopWindow
  runPaymentMaintenance(): Promise<void>
  tellShoppers(): Promise<void>
  close(): Promise<void>
}

async function open(
  dependencies: ApiDependencies,
  sandbox: ReturnType<typeof openSandbox>,
): Promise<Result<Opened, ApiStartError>> {
  const { config, seeds, onProgress, now = () => new Date(), openSearch = createPostgresSearch } = dependencies
  const { monitor = noMonitor } = dependencies
  const logger = dependencies.logger ?? createLogger(config.logLevel, monitor)
  const opened = await (dependencies.openDatabase ?? openDatabase)(config, monitor)
  if (!opened.ok) return opened
  const database = opened.value
  try {
    const hasDemo = config.mode !== 'production'
    const maintenance = { ...database, database: database.maintenance }
    sayWhatIsSold(logger, await loadSeeds(maintenance, seeds ?? shopSeeds(), { hasDemo, onProgress, openSearch }))
    await openDemoAccounts(database.database, config.demoCoins, now())
    await runDailyMaintenance(database.maintenance, now())
  } catch (error) {
    const isFull = isDiskFull(error)
    // A full disk refuses the last writes of closing too.
    await database.close().catch((failure: unknown) => {
      if (!isFull) throw failure
    })
    if (isFull) return refuseFullDisk(config)
    throw error
  }
  const sessionSecrets: Secrets = config.sessionSecrets ?? [keptSessionSecret(config.dataDir)]
  const owned = await openSettings(database.database, dependencies.settings ?? defaultSettings)
  const addressOf = (context: Context) => clientAddress(context, config.trustedProxies)
  const shop: ApiContext = {
    database: database.database,
    search: openSearch(database.database),
    settings: owned.settings,
    now,
    randomInt: dependencies.randomInt ?? randomInt,
    sessionSecrets,
    otpLimits: createOtpLimits({ database: database.database, now, sessionSecrets }),
    sms: dependencies.sms ?? createSms(config.sms, logger),
    gateway: dependencies.gateway ?? createGateway(config.payment, sandbox),
    platform: dependencies.platform ?? (config.externalCheckout && createShopifyPlatform(config.externalCheckout)),
    carrier: dependencies.carrier ?? createCarrier(config.carrier, now),
    tellsCodes: config.sms.provider === 'console' && config.mode !== 'production',
    origins: createOrigins(config),
    network: { addressOf, locate: dependencies.locateNetwork ?? (() => Promise.resolve(null)) },
    logger,
    monitor,
  }
  watchServer(monitor, database)
  const replica = await openCopy(config, logger, dependencies.openReplica)
  const shopWindow =
    replica === null ? readPrimaryOnly(shop) : readReplicaFirst(shop, replica, openSearch(replica.database))
  const guards = createGuards(shop, config.rateLimit ? createNetworkLimits() : noNetworkLimits)
  const edge = createEdge({
    shop,
    guards,
    shopWindow,
    rateLimits: config.rateLimit ? createRateLimits(database.pool) : noRateLimits,
    addressOf,
    describesApi: config.describesApi,
    onOutage: () => database.suspect(),
  })
  const jobs = startJobs(shop, { maintenance: database.maintenance, cachePurgeUrl: config.cachePurgeUrl, ...owned })
  return ok({
    edge,
    guards,
    database,
    shopWindow,
    runPaymentMaintenance: () => runPaymentMaintenance(shop),
    tellShoppers: () => tellShoppers(shop),
    async close() {
      await Promise.all(jobs.map((job) => job.stop()))
      await replica?.close()
      await database.close()
    },
  })
}

/** Makes the backend. It listens on nothing: the host serves `app`, and calls it in process to render pages. */
export function createApi(dependencies: ApiDependencies): Api {
  const { now = () => new Date() } = dependencies
  const app = new Hono()
  const sandbox = openSandbox(dependencies.config, app)
  const running = new Set<Promise<unknown>>()
  let opening: Promise<Result<Opened, ApiStartError>> | undefined
  let serving: Opened | undefined
  let isLeaving = false
  let closing: Promise<void> | undefined

  async function shutDown(): Promise<void> {
    const opened = await opening?.catch(() => undefined)
    await Promise.race([Promise.allSettled(running), wait(drainTime, null, { ref: false })])
    if (opened?.ok) await opened.value.close()
    await dependencies.monitor?.close()
  }

  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const answers = serving?.database.ping().then(
      () => true,
      () => serving?.shopWindow.standsAlone,
    )
    return !isLeaving && !closing && (await answers)
      ? context.json({ status: 'ready' })
      : context.json({ status: 'unavailable' }, 503)
  })
  app.all('/api/*', async (context) => {
    if (!serving || closing) return refuse(context, 'network/server', { status: 503, retryAfter: 2 })
    const call = Promise.resolve(serving.edge.fetch(context.req.raw, context.env))
    running.add(call)
    try {
      return await call
    } finally {
      running.delete(call)
    }
  })

  return {
    app,
    guards: {
      log: (context, next) => serving?.guards.log(context, next) ?? next(),
      limit:
        (...rule) =>
        (context, next) =>
          serving?.guards.limit(...rule)(context, next) ?? next(),
    },
    async ready() {
      opening ??= open(dependencies, sandbox).then((result) => {
        if (result.ok) serving = result.value
        return result
      })
      const result = await opening
      return result.ok ? ok(null) : result
    },
    async findPackshot(handle) {
      if (!serving || closing) return null
      return serving.shopWindow.find(
        async (database) =>
          (await findPackshot(database, handle)) ??
          (await findArticlePicture(database, handle)) ??
          findBannerPicture(database, handle),
      )
    },
    async findShopperPicture(picture) {
      return serving && !closing ? findShopperPicture(serving.database.database, picture) : null
    },
    productList: createProductList(() => (serving && !closing ? serving.shopWindow : null)),
    async findShortLink(code) {
      return serving && !closing ? findShortLink(serving.database.database, code) : null
    },
    async findVisitor(cookies) {
      const token = sessionTokenIn({ origins: createOrigins(dependencies.config) }, cookies)
      if (!serving || closing || token === undefined) return null
      return findVisitor(serving.database.database, token, now())
    },
    async runPaymentMaintenance() {
      if (serving && !closing) await serving.runPaymentMaintenance()
    },
    async tellShoppers() {
      if (serving && !closing) await serving.tellShoppers()
    },
    beginClosing() {
      isLeaving = true
    },
    close() {
      closing ??= shutDown()
      return closing
    },
  }
}
