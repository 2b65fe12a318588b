import { fileURLToPath } from 'node:url'
import { isValidPhone } from '@krishi/storefront-core/digits'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import { isHost, isWebAddress, readOrigin } from './config-hosts.ts'
import { findUnsafe, type Finding } from './config-production.ts'
import { readMonitoring } from './config-monitoring.ts'
import { readContact, type Contact } from './config-contact.ts'
import { readCarrier, readExternalCheckout, readPayment, readSms } from './config-providers.ts'
import { readEngine, type EngineConfig } from './config-engine.ts'
import { readPush } from './config-push.ts'
import type { PushKeys } from './alerts/create-web-push.ts'
import { createConfigReader, type ConfigReader, type Environment } from './config-reader.ts'
import { readSeller } from './config-seller.ts'
import type { CarrierConfig } from './carrier/index.ts'
import type { ReplicaLocation } from './database/replica.ts'
import type { ShopifyAccount } from './external-checkout/create-shopify-platform.ts'
import type { MonitoringConfig } from './monitoring/open-monitor.ts'
import type { PaymentConfig } from './payment/create-gateway.ts'
import type { Secrets } from './session/session-secret.ts'
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
  /** Other origins whose pages show elements of the shop. */
  readonly embedOrigins: readonly string[]
  /** Where a cache in front takes `PURGE` of pages whose products have changed; null for none. */
  readonly cachePurgeUrl: string | null
  /** Other hosts that pictures of the catalogue are on, as a browser is told. */
  readonly pictureHosts: readonly string[]
  /** How many proxies in front of the server add to `x-forwarded-for`; 0 believes no such header. */
  readonly trustedProxies: number
  /** The SMS provider. `console` sends nothing: the page shows codes. */
  readonly sms: SmsConfig
  /** Who takes payments online. Without keys it is the sandbox, in production nobody. */
  readonly payment: PaymentConfig
  /** Who knows where parcels are. Without an account it is a demonstration, in production nobody. */
  readonly carrier: CarrierConfig
  /** The shop's keys for alerts in the browser; null for no alerts. */
  readonly push: PushKeys | null
  /** The platform that carts can be checked out on in place of this shop; null for none. */
  readonly externalCheckout: ShopifyAccount | null
  /** Another engine that the shop runs on; null for this API. */
  readonly engine: EngineConfig | null
  /** Which reading of the law the shop keeps to, and who sells, as that one may want it told; null tells nothing. */
  readonly compliance: Settings['compliance']
  readonly seller: Settings['seller']
  readonly contact: Contact
  /** Whether a native app may hand its shopper over by a token in an address [03.2]. */
  readonly takesTokenOfAddress: boolean
  /** Whether reviews wait for a moderator before anybody sees them [19.5]. */
  readonly moderatesReviews: boolean
  /** The mobile numbers, ten digits each, whose accounts begin with earned coins and with orders, to try them with. */
  readonly demoCoins: readonly string[]
}

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
  const reader = createConfigReader(environment)
  const config = readSettings(reader)
  noteUnusable(reader, config)
  const { fields } = reader
  const unusable = Object.entries(fields).map(([variable, sentence]) => ({ variable, sentence, ...cannotStart }))
  const unsafe = config.mode === 'production' ? findUnsafe(config) : []
  return { config, findings: [...unusable, ...unsafe.filter(({ variable }) => !(variable in fields))] }
}

const listOf = (text: string | null) => (text ?? '').split(/[\s,]+/).filter(Boolean)

function readReplica({ value, wholeNumber, fields }: ConfigReader, databaseUrl: string | null): Config['replica'] {
  const [name, readUrl] = ['DATABASE_READ_URL', value('DATABASE_READ_URL')]
  const mostLagMs = wholeNumber('DATABASE_READ_LAG', 5, 60) * 1000
  if (readUrl === null) return null
  if (!isDatabaseUrl(readUrl)) fields[name] = `${name} ${databaseAddress}`
  else if (databaseUrl === null) fields[name] = `${name} needs DATABASE_URL: it is a replica of the server there.`
  return { readUrl, mostLagMs }
}

/** Every setting, as far as it can be read. */
function readSettings(reader: ConfigReader): Config {
  const { value, oneOf, wholeNumber, fields } = reader
  const mode = oneOf('NODE_ENV', ['development', 'test', 'production'], 'development')
  const databaseUrl = value('DATABASE_URL')
  const [newest, ...older] = listOf(value('SESSION_SECRET'))
  const publicOrigin = value('PUBLIC_ORIGIN')
  const origin = publicOrigin === null ? null : readOrigin(publicOrigin)
  const host = value('HOST') ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1')
  const compliance = oneOf('COMPLIANCE', ['spec', 'india-2026'], 'spec')
  const { seller, fields: sellerFields } = readSeller(value)
  const { contact, fields: contactFields } = readContact(value)
  Object.assign(fields, sellerFields, contactFields)
  const port = wholeNumber('PORT', 3000, 65_535)
  return {
    mode,
    port,
    host,
    closeDelay: wholeNumber('CLOSE_DELAY', mode === 'production' ? 5 : 0, 60),
    describesApi: oneOf('API_DOCS', ['on', 'off'], mode === 'development' ? 'on' : 'off') === 'on',
    databaseUrl: databaseUrl !== null && isDatabaseUrl(databaseUrl) ? databaseUrl : null,
    dataDir: value('DATA_DIR') ?? defaultDataDir,
    replica: readReplica(reader, databaseUrl),
    allowsEmbedded: oneOf('ALLOW_EMBEDDED', ['0', '1'], '0') === '1',
    logLevel: oneOf('LOG_LEVEL', levels, 'info'),
    monitoring: readMonitoring(reader, port),
    sessionSecrets: newest === undefined ? null : [newest, ...older],
    rateLimit: oneOf('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    publicOrigin: origin?.origin ?? null,
    embedOrigins: listOf(value('EMBED_ORIGINS')).map((each) => readOrigin(each)?.origin ?? each),
    cachePurgeUrl: value('CACHE_PURGE_URL'),
    pictureHosts: listOf(value('PICTURE_HOSTS')),
    trustedProxies: wholeNumber('TRUST_PROXY', 0, 10),
    sms: readSms(reader, origin),
    payment: readPayment(reader, mode),
    carrier: readCarrier(reader, mode),
    push: readPush(reader),
    externalCheckout: readExternalCheckout(reader, mode),
    engine: readEngine(reader),
    compliance,
    seller,
    contact,
    takesTokenOfAddress:
      oneOf('APP_HANDOVER', ['address', 'cookie'], mode === 'production' ? 'cookie' : 'address') === 'address',
    moderatesReviews: oneOf('REVIEWS', ['published', 'moderated'], 'published') === 'moderated',
    demoCoins: listOf(value('DEMO_COINS')),
  }
}

/** Notes what was read and cannot be used. */
function noteUnusable({ value, fields }: ConfigReader, config: Config): void {
  if (value('DATABASE_URL') !== null && config.databaseUrl === null) {
    fields['DATABASE_URL'] = `DATABASE_URL ${databaseAddress}`
  }
  if (value('PUBLIC_ORIGIN') !== null && config.publicOrigin === null) {
    fields['PUBLIC_ORIGIN'] =
      'PUBLIC_ORIGIN must be an address such as https://shop.example, with nothing after the host.'
  }
  if (!config.embedOrigins.every((each) => readOrigin(each) !== null)) {
    fields['EMBED_ORIGINS'] =
      'EMBED_ORIGINS must be addresses such as https://partner.example, with nothing after the host and commas between them.'
  }
  if (config.cachePurgeUrl !== null && !isWebAddress(config.cachePurgeUrl)) {
    fields['CACHE_PURGE_URL'] = 'CACHE_PURGE_URL must be an address such as http://cache:6081/, which takes PURGE.'
  }
  if (!config.pictureHosts.every((each) => isHost(each, { allowsPort: true }))) {
    fields['PICTURE_HOSTS'] = 'PICTURE_HOSTS must be names of hosts, such as cdn.example, with commas between them.'
  }
  if (config.mode === 'production' && value('NODE_TLS_REJECT_UNAUTHORIZED') === '0') {
    fields['NODE_TLS_REJECT_UNAUTHORIZED'] =
      'NODE_TLS_REJECT_UNAUTHORIZED is 0, so that anybody passes for the database or a provider: do not set it, and name an authority of your own in NODE_EXTRA_CA_CERTS.'
  }
  if (!isHost(config.host)) {
    fields['HOST'] = `HOST is "${config.host}", but must be an IP address or the name of a host, and nothing else.`
  }
  if ((config.sessionSecrets ?? []).some((secret) => secret.length < 32)) {
    fields['SESSION_SECRET'] = 'SESSION_SECRET is too short: each secret in it must have at least 32 characters.'
  }
  if (!config.demoCoins.every(isValidPhone)) {
    fields['DEMO_COINS'] = 'DEMO_COINS must be mobile numbers of ten digits, with commas between them.'
  }
}
