import { localizePath } from '@krishi/storefront-core/locale'
import { localize } from '../catalog/localize.ts'
import { inTransaction } from '../database/index.ts'
import { keepShortLink } from '../share/short-links.ts'
import type { ApiContext } from '../api-context.ts'
import type { PackNews } from '../sms/sms-sender.ts'
import { claimRequest, endRequest, findDue, giveBack, type Claim, type RequestKey } from './claims.ts'

const minute = 60_000

/** How long after each message that failed the next one is tried, in ms. After the last nobody tries any more. */
const waits = [5 * minute, 30 * minute, 120 * minute, 480 * minute, 1440 * minute]

/** No more than one round can send, in its time. */
const roundLimit = 50

/** The page of the pack, in the language of the request. */
function pagePath({ handle, variantId, language }: Claim): string {
  return localizePath(`/products/${encodeURIComponent(handle)}?variant=${variantId}`, language)
}

/**
 * Takes a request, with what its message says. The message carries a short link, because in an Indian script every 67 letters
 * are paid for.
 */
function takeNews(shop: ApiContext, key: RequestKey): Promise<readonly [Claim, PackNews] | null> {
  const now = shop.now()
  return inTransaction(shop.database, async (transaction) => {
    const claim = await claimRequest(transaction, key, now)
    if (claim === null) return null
    const { mobileNumber, language } = claim
    const code = await keepShortLink(transaction, pagePath(claim), now)
    const [product, pack] = [localize(claim.product, language).text, localize(claim.pack, language).text]
    return [claim, { mobileNumber, language, product, pack, path: `/s/${code}` }]
  })
}

/** Deals with a message that did not go out: its request is left for another try, or given up. */
async function takeFailure({ database, now, logger }: ApiContext, claim: Claim, reason?: string): Promise<void> {
  const wait = waits[claim.tries - 1]
  const facts = { tries: claim.tries, reason }
  if (wait === undefined) {
    logger.error(facts, 'news of a pack given up')
    return endRequest(database, claim)
  }
  logger.warn(facts, 'news of a pack not sent')
  await giveBack(database, claim, new Date(now().getTime() + wait))
}

/**
 * One round of telling those who wait that their pack is back [S18], the oldest request first. Each is taken in the database
 * before its message goes, so that no two servers send it at a time, and is over only after it has gone. A server that dies
 * in between leaves it to another: the message is sent at least once, and twice when a server died between sending and noting
 * it. That is preferred: the shopper asked for this message, so a second one does no harm, while a lost one can cost a
 * sowing season. The first message that fails ends the round: when the provider is down, requests do not use up their tries
 * at once.
 */
export async function tellShoppers(shop: ApiContext): Promise<void> {
  const { tell } = shop.sms
  if (tell === null) return
  for (const key of await findDue(shop.database, shop.now(), roundLimit)) {
    const taken = await takeNews(shop, key)
    if (taken === null) continue
    const [claim, news] = taken
    const told = await tell(news)
    if (!told.ok) return takeFailure(shop, claim, told.error.serverMessage)
    await endRequest(shop.database, claim)
  }
}
