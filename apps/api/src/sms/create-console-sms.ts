import { ok } from '@krishi/storefront-core/result'
import type { Logger } from 'pino'
import type { SmsSender } from './sms-sender.ts'

/** Sends nothing, for development. The log says that there is a code and not which; the answer of the call tells the code. */
export function createConsoleSms(logger: Logger): SmsSender {
  return {
    send() {
      logger.info('code sent')
      return Promise.resolve(ok(null))
    },
  }
}
