import { randomInt } from 'node:crypto'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { defaultSettings, type Settings } from '@krishi/storefront-core/settings'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { createWebPush } from './alerts/create-web-push.ts'
import { sendAlerts } from './alerts/send-alerts.ts'
import { lookUpPincode } from './address/look-up-pincode.ts'
import type { ApiContext } from './api-context.ts'
import type { ApiDependencies } from './api-dependencies.ts'
import { createOtpLimits } from './auth/otp-limits.ts'
import { createCarrier } from './carrier/index.ts'
import { missingSeller } from './config-seller.ts'
import {
  isDiskFull,
  openDatabase,
  refuseFullDisk,
  type DatabaseStartError,
  type OpenDatabase,
} from './database/index.ts'
import { openCopy } from './database/open-copy.ts'
import { openDemoAccounts } from './demo-account/open-demo-accounts.ts'
import { createShopifyPlatform } from './external-checkout/index.ts'
import { clientAddress } from './http/client-address.ts'
import { createEdge } from './http/create-edge.ts'
import { createGuards, type Guards } from './http/guard.ts'
import { createNetworkLimits, noNetworkLimits } from './http/network-limits.ts'
import { createOrigins } from './http/origin-of.ts'
import { createRateLimits, noRateLimits } from './http/rate-limits.ts'
import { readPrimaryOnly, readReplicaFirst, type ShopWindow } from './http/shop-window.ts'
import { createLogger } from './monitoring/create-logger.ts'
import { noMonitor } from './monitoring/monitor.ts'
import { watchServer } from './monitoring/watch-server.ts'
import { tellShoppers } from './notify-me/tell-shoppers.ts'
import type { openSandbox } from './payment-sandbox/open-sandbox.ts'
import { createGateway, runPaymentMaintenance } from './payment/index.ts'
import { createPostgresSearch } from './search/index.ts'
import { loadSeeds, sayWhatIsSold, shopSeeds } from './seeding/index.ts'
import { keptSessionSecret } from './session/session-secret.ts'
import { openSettings } from './settings/open-settings.ts'
import { createSms } from './sms/create-sms.ts'
import { runDailyMaintenance, startJobs } from './start-jobs.ts'

/** Why the API could not open; `serverMessage` says what to do. */
export type ApiStartError = DatabaseStartError | 'config/invalid'

/** The parts of a backend whose database is open. */
export interface OpenedApi {
  readonly edge: Hono
  readonly guards: Guards
  readonly database: OpenDatabase
  readonly shopWindow: ShopWindow
  lookUpPincode: (pincode: string, language: Locale) => ReturnType<typeof lookUpPincode>
  runPaymentMaintenance: () => Promise<void>
  tellShoppers: () => Promise<void>
  sendAlerts: () => Promise<void>
  close: () => Promise<void>
}

const systemClock = () => new Date()

/** Migrates and fills the database. Fails where the disk is full; whatever fails, the database is closed again. */
async function fillDatabase(
  { config, seeds, onProgress, now = systemClock, openSearch = createPostgresSearch }: ApiDependencies,
  opened: OpenDatabase,
  logger: Logger,
): Promise<Result<null, ApiStartError>> {
  try {
    const hasDemo = config.mode !== 'production'
    const maintenance = { ...opened, database: opened.maintenance }
    sayWhatIsSold(logger, await loadSeeds(maintenance, seeds ?? shopSeeds(), { hasDemo, onProgress, openSearch }))
    await openDemoAccounts(opened.database, config.demoCoins, now())
    await runDailyMaintenance(opened.maintenance, now())
    return ok(null)
  } catch (error) {
    const isFull = isDiskFull(error)
    // A full disk refuses the last writes of closing too.
    await opened.close().catch((failure: unknown) => {
      if (!isFull) throw failure
    })
    if (isFull) return refuseFullDisk(config)
    throw error
  }
}

interface ContextParts {
  readonly opened: OpenDatabase
  readonly settings: Settings
  readonly logger: Logger
  readonly sandbox: ReturnType<typeof openSandbox>
}

/** What every operation is given: the dependencies, each with its real default. */
function makeContext(
  dependencies: ApiDependencies,
  { opened: { database }, settings, logger, sandbox }: ContextParts,
): ApiContext {
  const { config, now = systemClock, openSearch = createPostgresSearch, monitor = noMonitor } = dependencies
  const sessionSecrets = config.sessionSecrets ?? ([keptSessionSecret(config.dataDir)] as const)
  return {
    database,
    search: openSearch(database),
    settings,
    now,
    randomInt: dependencies.randomInt ?? randomInt,
    sessionSecrets,
    otpLimits: createOtpLimits({ database, now, sessionSecrets }),
    sms: dependencies.sms ?? createSms(config.sms, logger),
    gateway: dependencies.gateway ?? createGateway(config.payment, sandbox),
    platform: dependencies.platform ?? (config.externalCheckout && createShopifyPlatform(config.externalCheckout)),
    carrier: dependencies.carrier ?? createCarrier(config.carrier, now),
    push: dependencies.push ?? (config.push && createWebPush(config.push)),
    tellsCodes: config.sms.provider === 'console' && config.mode !== 'production',
    origins: createOrigins(config),
    embedOrigins: config.embedOrigins,
    network: {
      addressOf: (context: Context) => clientAddress(context, config.trustedProxies),
      locate: dependencies.locateNetwork ?? (() => Promise.resolve(null)),
    },
    logger,
    monitor,
  }
}

/** Opens, migrates and fills the database, and starts everything that works on it. */
export async function openApi(
  dependencies: ApiDependencies,
  sandbox: ReturnType<typeof openSandbox>,
): Promise<Result<OpenedApi, ApiStartError>> {
  const { config, monitor = noMonitor, openSearch = createPostgresSearch } = dependencies
  const logger = dependencies.logger ?? createLogger(config.logLevel, monitor)
  const opened = await (dependencies.openDatabase ?? openDatabase)(config, monitor)
  if (!opened.ok) return opened
  const database = opened.value
  const filled = await fillDatabase(dependencies, database, logger)
  if (!filled.ok) return filled
  const owned = await openSettings(database.database, dependencies.settings ?? defaultSettings)
  const missing = missingSeller(config, owned.settings.seller)
  if (missing !== null) {
    await database.close()
    return err('config/invalid', { serverMessage: missing })
  }
  const shop = makeContext(dependencies, { opened: database, settings: owned.settings, logger, sandbox })
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
    addressOf: shop.network.addressOf,
    describesApi: config.describesApi,
    onOutage: () => database.suspect(),
  })
  const jobs = startJobs(shop, { maintenance: database.maintenance, cachePurgeUrl: config.cachePurgeUrl, ...owned })
  return ok({
    edge,
    guards,
    database,
    shopWindow,
    lookUpPincode: (...question) => lookUpPincode(shop, ...question),
    runPaymentMaintenance: () => runPaymentMaintenance(shop),
    tellShoppers: () => tellShoppers(shop),
    sendAlerts: () => sendAlerts(shop),
    async close() {
      await Promise.all(jobs.map((job) => job.stop()))
      await replica?.close()
      await database.close()
    },
  })
}
