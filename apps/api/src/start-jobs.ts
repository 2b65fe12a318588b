import { sendAlerts } from './alerts/send-alerts.ts'
import { purgePages } from './cache-purge/purge-pages.ts'
import { askCarrier } from './carrier/index.ts'
import type { Database } from './database/index.ts'
import { describeError } from './http/describe-error.ts'
import { creditDeliveredOrders } from './loyalty/credit-coins.ts'
import { expireCoins } from './loyalty/ledger.ts'
import { tellShoppers } from './notify-me/tell-shoppers.ts'
import { runPaymentMaintenance } from './payment/run-payment-maintenance.ts'
import { runEvery, type Repeated } from './run-every.ts'
import { forgetExpired } from './session/forget-expired.ts'
import type { OpenSettings } from './settings/open-settings.ts'
import type { ApiContext } from './api-context.ts'

/** How often expired rows are deleted and coins brought up to date, in ms. */
const maintenanceEvery = 6 * 60 * 60 * 1000

/** How often open payments are checked without a request, in ms. */
const paymentsEvery = 30 * 1000

/** How often shoppers are told of packs that are back, in ms. */
const restockNewsEvery = 30 * 1000

/** How often alerts are sent to browsers, in ms. */
const alertsEvery = 30 * 1000

/** How often the carrier is asked of parcels under way, in ms. */
const askCarrierEvery = 60 * 1000

/** How often what the owner tells of the settings is read again, in ms. */
const settingsEvery = 5 * 1000

/** How often a cache in front is told of pages that look different, in ms. */
const purgeEvery = 5 * 1000

/** Deletes expired rows, credits the coins of deliveries and writes off expired ones. */
export async function runDailyMaintenance(database: Database, now: Date): Promise<void> {
  await forgetExpired(database, now)
  await creditDeliveredOrders(database, now)
  await expireCoins(database, now)
}

/** What timers work with, beside the shop. */
interface Jobs extends Pick<OpenSettings, 'refresh'> {
  /** The database without time limits. */
  readonly maintenance: Database
  /** Where a cache in front takes `PURGE`; null for none. */
  readonly cachePurgeUrl: string | null
}

/**
 * Starts what timers do. Every server of a shop does all of it: each piece of work is taken in the database before it is done, or
 * done twice without a difference.
 */
export function startJobs(shop: ApiContext, { maintenance, cachePurgeUrl, refresh }: Jobs): readonly Repeated[] {
  const warn = (what: string) => (error: unknown) => shop.logger.warn({ error: describeError(error) }, what)
  return [
    runEvery(
      maintenanceEvery,
      () => runDailyMaintenance(maintenance, shop.now()),
      warn('expired rows were not deleted, or coins not brought up to date'),
    ),
    runEvery(paymentsEvery, () => runPaymentMaintenance(shop), warn('payments were not looked after')),
    runEvery(askCarrierEvery, () => askCarrier(shop), warn('the carrier was not asked')),
    runEvery(settingsEvery, refresh, warn('the settings were not read again')),
    runEvery(purgeEvery, () => purgePages(shop, cachePurgeUrl), warn('the cache in front was not told of changes')),
    runEvery(alertsEvery, () => sendAlerts(shop), warn('alerts were not sent')),
    runEvery(restockNewsEvery, () => tellShoppers(shop), warn('shoppers were not told of packs')),
  ]
}
