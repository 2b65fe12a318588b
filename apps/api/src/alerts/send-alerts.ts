import { localizePath } from '@krishi/storefront-core/locale'
import pLimit from 'p-limit'
import type { ApiContext } from '../api-context.ts'
import { localize } from '../catalog/localize.ts'
import { orderText, priceText } from './alert-text.ts'
import { claimAlert, endAlert, findDueAlerts, giveBackAlert, type DueAlert } from './claims.ts'
import { noteOrderAlerts } from './note-order-alerts.ts'
import type { PushMessage, PushSender } from './push-sender.ts'
import { forgetBrowser } from './subscriptions.ts'

const minute = 60_000

/** How long after each failed try the next one is made, in ms. After the last nobody tries any more. */
const waits = [minute, 5 * minute, 30 * minute, 120 * minute, 480 * minute]

/** How many alerts one round sends at most, and how many of them at a time. */
const roundLimit = 200
const atATime = 8

/** What an alert says, and where a tap on it leads. */
export function toMessage(alert: DueAlert): PushMessage | null {
  const { event, language, reference, orderName, orderNumber, handle, product, pack, price } = alert
  if (orderName !== null && orderNumber !== null) {
    const path = localizePath(`/orders/${orderNumber}`, language)
    return { ...orderText(language, event, orderName), lang: language, path, tag: `order-${reference}` }
  }
  if (handle === null || product === null || pack === null || price === null) return null
  const path = localizePath(`/products/${encodeURIComponent(handle)}?variant=${reference}`, language)
  const text = priceText(language, localize(product, language).text, localize(pack, language).text, price)
  return { ...text, lang: language, path, tag: `price-${reference}` }
}

async function sendAlert(shop: ApiContext, push: PushSender, alert: DueAlert): Promise<void> {
  const { database, now, logger } = shop
  const message = toMessage(alert)
  if (message === null || !(await claimAlert(database, alert, now()))) return
  const { endpoint, p256dh, auth } = alert
  const sent = await push.send({ endpoint, keys: { p256dh, auth } }, message)
  if (sent.ok) return endAlert(database, alert)
  if (sent.error.code === 'push/gone') return forgetBrowser(database, alert.subscriptionId)
  const facts = { tries: alert.tries + 1, reason: sent.error.serverMessage }
  const wait = waits[alert.tries]
  if (wait === undefined) {
    logger.error(facts, 'an alert given up')
    return endAlert(database, alert)
  }
  logger.warn(facts, 'an alert not sent')
  await giveBackAlert(database, alert, new Date(now().getTime() + wait))
}

/**
 * One round of alerts: notes how orders stand, and sends what is due. Each alert is taken in the database before it is sent, so that
 * no two servers send it, and is over only after the push service has taken it. When a server dies in between, it is sent again;
 * its tag makes the second message take the place of the first, so that the shopper sees one.
 */
export async function sendAlerts(shop: ApiContext): Promise<void> {
  const { push, database, now } = shop
  if (push === null) return
  await noteOrderAlerts(database, { now: now(), status: 'OPEN' })
  const due = await findDueAlerts(database, now(), roundLimit)
  await pLimit(atATime).map(due, (alert) => sendAlert(shop, push, alert))
}
