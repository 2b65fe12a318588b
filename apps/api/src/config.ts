import { fileURLToPath } from 'node:url'
import { isValidPhone } from '@krishi/storefront-core/digits'
import { safeExternalUrl } from '@krishi/storefront-core/links'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import { isHost, isWebAddress, readOrigin } from './config-hosts.ts'
import { findUnsafe, type Finding } from './config-production.ts'
import { readMonitoring } from './config-monitoring.ts'
import { readContact, type Contact } from './config-contact.ts'
import { readSeller } from './config-seller.ts'
import type { CarrierConfig } from './carrier/index.ts'
import type { ReplicaLocation } from './database/replica.ts'
import type { ShopifyAccount } from './external-checkout/create-shopify-platform.ts'
import type { MonitoringConfig } from './monitoring/open-monitor.ts'
import type { PaymentConfig } from './payment/create-gateway.ts'
import type { Secrets } from './session/session-secret.ts'
import type { Msg91News } from './sms/create-msg91-sms.ts'
import type { SmsConfig } from './sms/create-sms.ts'

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const

/** Everything that the environment decides. */
export interface Config {
  readonly mode: 'development' | 'test' | 'production'
  readonly port: number
  readonly host: string
  /** How long the shop still accepts calls after SIGTERM, in seconds. */
  readonly closeDelay: number
  /** Whether the API documentation is public. */
  readonly describesApi: boolean
  /** Null is the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** A replica of the server of `databaseUrl` that shows the catalogue; null for none. */
  readonly replica: Omit<ReplicaLocation, 'databaseUrl'> | null
  /** Whether production may use the embedded database. */
  readonly allowsEmbedded: boolean
  readonly logLevel: (typeof levels)[number]
  readonly monitoring: MonitoringConfig
  /** Null makes one and keeps it in `dataDir`. */
  readonly sessionSecrets: Secrets | null
  readonly rateLimit: boolean
  /** Scheme and host that shoppers and search engines see; null takes them from the call. */
  readonly publicOrigin: string | null
  /** Where a cache in front takes `PURGE` of pages whose products have changed; null for none. */
  readonly cachePurgeUrl: string | null
  /** How many proxies in front of the server add to `x-forwarded-for`; 0 believes no such header. */
  readonly trustedProxies: number
  /** The SMS provider. `console` sends nothing: the page shows codes. */
  readonly sms: SmsConfig
  /** Who takes payments online. Without keys it is the sandbox, in production nobody. */
  readonly payment: PaymentConfig
  /** Who knows where parcels are. Without an account it is a demonstration, in production nobody. */
  readonly carrier: CarrierConfig
  /** The platform that carts can be checked out on in place of this shop; null for none. */
  readonly externalCheckout: ShopifyAccount | null
  /** Which reading of the law the shop keeps to, and who sells, as that one may want it told; null tells nothing. */
  readonly compliance: Settings['compliance']
  readonly seller: Settings['seller']
  readonly contact: Contact
  /** Whether reviews wait for a moderator before anybody sees them [19.5]. */
  readonly moderatesReviews: boolean
  /** The mobile numbers, ten digits each, whose accounts begin with earned coins and with orders, to try them with. */
  readonly demoCoins: readonly string[]
}

/** Variables by their names. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What the environment decides, and everything in it that should be changed. */
export interface Inspection {
  /** As far as it can be read. */
  readonly config: Config
  readonly findings: readonly Finding[]
}

const defaultDataDir = fileURLToPath(new URL('../../../.data', import.meta.url))

const databaseAddress = 'must be an address such as postgres://user:password@host:5432/shop.'

const cannotStart = {
  risk: 'The shop does not start.',
  remedy: 'correct it, or do not set it: README.md, Settings, says what it takes',
  isRefused: true,
} as const

function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
}

/**
 * Reads the environment. Fails with `config/invalid`: `fields` has one sentence for each variable that cannot be used, or that
 * production refuses.
 */
export function readConfig(environment: Environment): Result<Config, 'config/invalid'> {
  const { config, findings } = inspectConfig(environment)
  const refused = findings.filter(({ isRefused }) => isRefused)
  const fields = Object.fromEntries(refused.map(({ variable, sentence }) => [variable, sentence]))
  return refused.length > 0 ? err('config/invalid', { fields }) : ok(config)
}

/** Reads the environment, the only place that does, and finds all that is wrong with it, in production also what is unsafe. */
export function inspectConfig(environment: Environment): Inspection {
  const fields: Record<string, string> = {}
  const value = (name: string) => environment[name]?.trim() || null

  function oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = value(name) ?? fallback
    const chosen = choices.find((choice) => choice === text)
    if (chosen === undefined) fields[name] = `${name} is "${text}", but must be one of ${choices.join(', ')}.`
    return chosen ?? fallback
  }

  function wholeNumber(name: string, fallback: number, max: number): number {
    const text = value(name) ?? String(fallback)
    const number = /^\d{1,6}$/.test(text) ? Number(text) : Infinity
    if (number > max) fields[name] = `${name} is "${text}", but must be a whole number from 0 to ${max}.`
    return number
  }

  function needed(name: string, provider: string): string {
    const text = value(name)
    if (text === null) fields[name] = `${name} is required with SMS_PROVIDER=${provider}: your account there has it.`
    return text ?? ''
  }

  function readNews(origin: URL | null): Msg91News | null {
    const templateId = value('MSG91_PACK_TEMPLATE_ID')
    if (templateId === null) return null
    if (origin === null) {
      fields['PUBLIC_ORIGIN'] =
        'PUBLIC_ORIGIN is required with MSG91_PACK_TEMPLATE_ID: a message leads to the page of the pack.'
    }
    return { templateId, origin: origin?.origin ?? '' }
  }

  function readSms(origin: URL | null): SmsConfig {
    const provider = oneOf('SMS_PROVIDER', ['console', 'msg91', 'twilio'], 'console')
    if (provider === 'console') return { provider }
    if (provider === 'msg91') {
      return {
        provider,
        authKey: needed('MSG91_AUTH_KEY', provider),
        templateId: needed('MSG91_TEMPLATE_ID', provider),
        news: readNews(origin),
      }
    }
    if (origin === null) {
      fields['PUBLIC_ORIGIN'] =
        'PUBLIC_ORIGIN is required with SMS_PROVIDER=twilio: a message names the host that its code is for.'
    }
    return {
      provider,
      accountSid: needed('TWILIO_ACCOUNT_SID', provider),
      authToken: needed('TWILIO_AUTH_TOKEN', provider),
      from: needed('TWILIO_FROM', provider),
      origin: origin?.origin ?? '',
    }
  }

  function readPayment(): PaymentConfig {
    const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const
    const [keyId, keySecret, webhookSecret] = names.map(value)
    if (keyId && keySecret && webhookSecret) return { provider: 'razorpay', keyId, keySecret, webhookSecret }
    for (const name of names) {
      if (value(name) === null && (keyId || keySecret || webhookSecret)) {
        fields[name] = `${name} is required with the other two of Razorpay: set ${names.join(', ')} together, or none.`
      }
    }
    return { provider: mode === 'production' ? 'none' : 'sandbox' }
  }

  function readCarrier(): CarrierConfig {
    const [username, licenceKey] = [value('SHIPWAY_USERNAME'), value('SHIPWAY_LICENCE_KEY')]
    if (username && licenceKey) return { provider: 'shipway', username, licenceKey }
    for (const [name, text] of Object.entries({ SHIPWAY_USERNAME: username, SHIPWAY_LICENCE_KEY: licenceKey })) {
      if (text === null && (username || licenceKey)) {
        fields[name] = `${name} is required with the other one of Shipway: set both, or none.`
      }
    }
    return { provider: mode === 'production' ? 'none' : 'demo' }
  }

  function readExternalCheckout(): ShopifyAccount | null {
    const names = ['API', 'TOKEN', 'CUSTOMER_SECRET', 'FORM', 'HOSTS'].map((name) => `EXTERNAL_CHECKOUT_${name}`)
    const given = names.map(value)
    if (given.every((text) => text === null)) return null
    for (const name of names.filter((_name, index) => given[index] === null)) {
      fields[name] = `${name} is required with the other ones: set ${names.join(', ')} together, or none.`
    }
    const [apiUrl = '', storefrontToken = '', customerSecret = '', formUrl = '', list = ''] = given.map(
      (text) => text ?? '',
    )
    const hosts = list.split(',').map((host) => host.trim())
    const [api = '', , , form = '', hostsName = ''] = names
    if (list !== '' && !hosts.every((host) => isHost(host, { allowsPort: true }))) {
      fields[hostsName] =
        `${hostsName} must be names of hosts, such as pay.example, with commas between them and nothing else.`
    }
    const isSafe = apiUrl.startsWith('https://') || (mode !== 'production' && apiUrl.startsWith('http://127.0.0.1:'))
    if (apiUrl !== '' && !isSafe) fields[api] = `${api} must be an address with https://.`
    if (formUrl !== '' && list !== '' && safeExternalUrl(formUrl, hosts) === null) {
      fields[form] = `${form} must be an address with https:// on one of the hosts of EXTERNAL_CHECKOUT_HOSTS.`
    }
    return { apiUrl, storefrontToken, customerSecret, formUrl, hosts }
  }

  function readReplica(databaseUrl: string | null): Config['replica'] {
    const [name, readUrl] = ['DATABASE_READ_URL', value('DATABASE_READ_URL')]
    const mostLagMs = wholeNumber('DATABASE_READ_LAG', 5, 60) * 1000
    if (readUrl === null) return null
    if (!isDatabaseUrl(readUrl)) fields[name] = `${name} ${databaseAddress}`
    else if (databaseUrl === null) fields[name] = `${name} needs DATABASE_URL: it is a replica of the server there.`
    return { readUrl, mostLagMs }
  }

  const mode = oneOf('NODE_ENV', ['development', 'test', 'production'], 'development')
  const databaseUrl = value('DATABASE_URL')
  const secrets = (value('SESSION_SECRET') ?? '').split(/[\s,]+/).filter(Boolean)
  const [newest, ...older] = secrets
  const publicOrigin = value('PUBLIC_ORIGIN')
  const origin = publicOrigin === null ? null : readOrigin(publicOrigin)
  const host = value('HOST') ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1')
  const compliance = oneOf('COMPLIANCE', ['spec', 'india-2026'], 'spec')
  const { seller, fields: sellerFields } = readSeller(value, compliance)
  const { contact, fields: contactFields } = readContact(value)
  Object.assign(fields, sellerFields, contactFields)
  const port = wholeNumber('PORT', 3000, 65_535)
  const config: Config = {
    mode,
    port,
    host,
    closeDelay: wholeNumber('CLOSE_DELAY', mode === 'production' ? 5 : 0, 60),
    describesApi: oneOf('API_DOCS', ['on', 'off'], mode === 'development' ? 'on' : 'off') === 'on',
    databaseUrl: databaseUrl !== null && isDatabaseUrl(databaseUrl) ? databaseUrl : null,
    dataDir: value('DATA_DIR') ?? defaultDataDir,
    replica: readReplica(databaseUrl),
    allowsEmbedded: oneOf('ALLOW_EMBEDDED', ['0', '1'], '0') === '1',
    logLevel: oneOf('LOG_LEVEL', levels, 'info'),
    monitoring: readMonitoring({ value, wholeNumber, fields }, port),
    sessionSecrets: newest === undefined ? null : [newest, ...older],
    rateLimit: oneOf('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    publicOrigin: origin?.origin ?? null,
    cachePurgeUrl: value('CACHE_PURGE_URL'),
    trustedProxies: wholeNumber('TRUST_PROXY', 0, 10),
    sms: readSms(origin),
    payment: readPayment(),
    carrier: readCarrier(),
    externalCheckout: readExternalCheckout(),
    compliance,
    seller,
    contact,
    moderatesReviews: oneOf('REVIEWS', ['published', 'moderated'], 'published') === 'moderated',
    demoCoins: (value('DEMO_COINS') ?? '').split(/[\s,]+/).filter(Boolean),
  }

  if (databaseUrl !== null && config.databaseUrl === null) {
    fields['DATABASE_URL'] = `DATABASE_URL ${databaseAddress}`
  }
  if (publicOrigin !== null && origin === null) {
    fields['PUBLIC_ORIGIN'] =
      'PUBLIC_ORIGIN must be an address such as https://shop.example, with nothing after the host.'
  }
  if (config.cachePurgeUrl !== null && !isWebAddress(config.cachePurgeUrl)) {
    fields['CACHE_PURGE_URL'] = 'CACHE_PURGE_URL must be an address such as http://cache:6081/, which takes PURGE.'
  }
  if (mode === 'production' && value('NODE_TLS_REJECT_UNAUTHORIZED') === '0') {
    fields['NODE_TLS_REJECT_UNAUTHORIZED'] =
      'NODE_TLS_REJECT_UNAUTHORIZED is 0, so that anybody passes for the database or a provider: do not set it, and name an authority of your own in NODE_EXTRA_CA_CERTS.'
  }
  if (!isHost(host)) {
    fields['HOST'] = `HOST is "${host}", but must be an IP address or the name of a host, and nothing else.`
  }
  if (secrets.some((secret) => secret.length < 32)) {
    fields['SESSION_SECRET'] = 'SESSION_SECRET is too short: each secret in it must have at least 32 characters.'
  }
  if (!config.demoCoins.every(isValidPhone)) {
    fields['DEMO_COINS'] = 'DEMO_COINS must be mobile numbers of ten digits, with commas between them.'
  }
  const unusable = Object.entries(fields).map(([variable, sentence]) => ({ variable, sentence, ...cannotStart }))
  const unsafe = mode === 'production' ? findUnsafe(config) : []
  return { config, findings: [...unusable, ...unsafe.filter(({ variable }) => !(variable in fields))] }
}
