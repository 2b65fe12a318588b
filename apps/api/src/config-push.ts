import { createECDH } from 'node:crypto'
import type { PushKeys } from './alerts/create-web-push.ts'
import type { ConfigReader } from './config-reader.ts'

const names = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const

/** Whether a public key is the one of a private key of the curve P-256, both base64url. */
function isPair(publicKey: string, privateKey: string): boolean {
  if (!/^[\w-]{43}$/.test(privateKey)) return false
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false
  }
  return curve.getPublicKey('base64url') === publicKey
}

/** Reads the keys for alerts in the browser: together, or none, and then the shop offers no alerts. */
export function readPush({ value, fields }: ConfigReader): PushKeys | null {
  const [publicKey, privateKey, contact] = names.map(value)
  if (!publicKey && !privateKey && !contact) return null
  for (const name of names.filter((each) => value(each) === null)) {
    fields[name] = `${name} is required with the other two of Web Push: set ${names.join(', ')} together, or none.`
  }
  if (publicKey && privateKey && !isPair(publicKey, privateKey)) {
    fields['PUSH_PRIVATE_KEY'] =
      'PUSH_PRIVATE_KEY is not the key that PUSH_PUBLIC_KEY belongs to: "npm run shop -- push-keys" makes both.'
  }
  if (contact && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact)) {
    fields['PUSH_CONTACT'] = 'PUSH_CONTACT must be mailto: with a mail address, or an address with https://.'
  }
  return publicKey && privateKey && contact ? { publicKey, privateKey, contact } : null
}
