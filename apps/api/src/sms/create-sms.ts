import type { Logger } from 'pino'
import { createConsoleSms } from './create-console-sms.ts'
import { createMsg91Sms, type Msg91Account } from './create-msg91-sms.ts'
import { createTwilioSms, type TwilioAccount } from './create-twilio-sms.ts'
import type { SmsSender } from './sms-sender.ts'

/** Who brings messages to phones, with what the account needs. */
export type SmsConfig =
  | { readonly provider: 'console' }
  | ({ readonly provider: 'msg91' } & Msg91Account)
  | ({ readonly provider: 'twilio'; readonly origin: string } & TwilioAccount)

/** The sender that the configuration names. The log hears, once, of what it cannot send. */
export function createSms(config: SmsConfig, logger: Logger): SmsSender {
  switch (config.provider) {
    case 'console':
      return createConsoleSms(logger)
    case 'msg91':
      if (config.news === null) logger.warn('MSG91_PACK_TEMPLATE_ID is not set: nobody is told when a pack is back')
      return createMsg91Sms(config)
    case 'twilio':
      return createTwilioSms(config, config.origin)
  }
}
