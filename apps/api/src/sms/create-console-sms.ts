import { ok } from '@krishi/storefront-core/result'
import type { Logger } from 'pino'
import type { SmsSender } from './sms-sender.ts'

/** Sends nothing, for development. The log says that there is a code and not which; the answer of the call tells the code. */
export function createConsoleSms(logger: Logger): SmsSender {
  const note = (what: string) => () => {
    logger.info(what)
    return Promise.resolve(ok(null))
  }
  return { send: note('code sent'), tell: note('news of a pack sent') }
}
