import { createPushKeys } from '../alerts/create-web-push.ts'
import type { ShopAnswer } from './shop-command.ts'

/** A new pair of keys for alerts in the browser, as lines of settings. Needs no database. */
export function makePushKeys(): ShopAnswer {
  const { publicKey, privateKey } = createPushKeys()
  return { lines: [`PUSH_PUBLIC_KEY=${publicKey}`, `PUSH_PRIVATE_KEY=${privateKey}`], exitCode: 0 }
}
