import type { Logger } from 'pino'
import { createConsoleSms } from './create-console-sms.ts'
import { createMsg91Sms, type Msg91Account } from './create-msg91-sms.ts'
import { createTwilioSms, type TwilioAccount } from './create-twilio-sms.ts'
import type { SmsSender } from './sms-sender.ts'

/** Who brings codes to phones, with what the account needs. */
export type SmsConfig =
  | { readonly provider: 'console' }
  | ({ readonly provider: 'msg91' } & Msg91Account)
  | ({ readonly provider: 'twilio'; readonly host: string } & TwilioAccount)

/** The sender that the configuration names. */
export function createSms(config: SmsConfig, logger: Logger): SmsSender {
  switch (config.provider) {
    case 'console':
      return createConsoleSms(logger)
    case 'msg91':
      return createMsg91Sms(config)
    case 'twilio':
      return createTwilioSms(config, config.host)
  }
}
