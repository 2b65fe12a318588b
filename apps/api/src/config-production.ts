import type { Config } from './config.ts'
import { findExposed } from './config-monitoring.ts'
import { missingSeller } from './config-seller.ts'
import { fewestSecretBits, secretBits } from './secret-strength.ts'

/** Something about the settings that whoever runs the shop should change. */
export interface Finding {
  readonly variable: string
  /** What is wrong and what to set, in one sentence. */
  readonly sentence: string
  /** What can happen else. */
  readonly risk: string
  /** What to set, as it is typed. */
  readonly remedy: string
  /** Whether the shop does not start with it. */
  readonly isRefused: boolean
}

const makeSecret = '$(openssl rand -hex 32)'
const encryptedModes = new Set(['require', 'verify-ca', 'verify-full'])

/** Whether statements to a database go over a network in plain text. */
function isUnencrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  if (host.startsWith('/') || /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)?$/.test(host)) return false
  const mode = searchParams.get('sslmode')
  return mode === null ? !['1', 'true'].includes(searchParams.get('ssl') ?? '') : !encryptedModes.has(mode)
}

function findSecrets({ sessionSecrets, payment, externalCheckout }: Config): readonly Finding[] {
  const newest = sessionSecrets?.[0] ?? null
  const findings: (Finding | null)[] = [
    newest === null
      ? {
          variable: 'SESSION_SECRET',
          sentence:
            'SESSION_SECRET is required in production: set the same 32 or more random characters on every server.',
          risk: 'Each server would make a secret of its own, and refuse the shoppers of the others.',
          remedy: `SESSION_SECRET=${makeSecret}`,
          isRefused: true,
        }
      : null,
    weakSecret('SESSION_SECRET', sessionSecrets ?? [], 'Whoever guesses it can be any shopper.'),
    payment.provider === 'razorpay'
      ? weakSecret(
          'RAZORPAY_WEBHOOK_SECRET',
          [payment.webhookSecret],
          'Whoever guesses it can tell the shop of payments that nobody made.',
        )
      : null,
    externalCheckout &&
      weakSecret(
        'EXTERNAL_CHECKOUT_CUSTOMER_SECRET',
        [externalCheckout.customerSecret],
        "Whoever guesses it knows every customer's password at the platform.",
      ),
  ]
  return findings.filter((finding) => finding !== null)
}

function weakSecret(variable: string, secrets: readonly string[], risk: string): Finding | null {
  if (secrets.every((secret) => secretBits(secret) >= fewestSecretBits)) return null
  const sentence = `${variable} is easy to guess: set it to 32 or more random characters, such as the output of "openssl rand -hex 32".`
  return { variable, sentence, risk, remedy: `${variable}=${makeSecret}`, isRefused: true }
}

function findOrigin({ publicOrigin }: Config): Finding | null {
  if (publicOrigin?.startsWith('https:')) return null
  const isMissing = publicOrigin === null
  return {
    variable: 'PUBLIC_ORIGIN',
    sentence: isMissing
      ? 'PUBLIC_ORIGIN is required in production: set it to the https address of the shop, such as https://shop.example.'
      : `PUBLIC_ORIGIN is ${publicOrigin}, which is not encrypted: set it to the https address of the shop.`,
    risk: isMissing
      ? 'Whoever sends another Host header decides where canonical addresses and the sitemap lead.'
      : 'Whoever is on the same network reads and changes what shoppers send, sign-in codes and sessions among it.',
    remedy: `PUBLIC_ORIGIN=${isMissing ? 'https://shop.example' : publicOrigin.replace('http:', 'https:')}`,
    isRefused: true,
  }
}

function findEmbedOrigins({ embedOrigins }: Config): Finding | null {
  const plain = embedOrigins.filter((origin) => !origin.startsWith('https:'))
  if (plain.length === 0) return null
  return {
    variable: 'EMBED_ORIGINS',
    sentence: `EMBED_ORIGINS has ${plain.join(', ')}, which is not encrypted: list https addresses alone.`,
    risk: 'Whoever is on the same network writes that page, and fills carts that its visitors bring to the shop.',
    remedy: `EMBED_ORIGINS=${embedOrigins.map((origin) => origin.replace(/^http:/, 'https:')).join(',')}`,
    isRefused: true,
  }
}

function findEngine({ engine }: Config): Finding | null {
  if (engine === null || engine.url.startsWith('https:')) return null
  return {
    variable: 'MEDUSA_URL',
    sentence: `MEDUSA_URL is ${engine.url}, which is not encrypted: set it to the https address of the Medusa server.`,
    risk: 'Whoever is on the same network reads and changes what shoppers order, and browsers refuse such calls from an encrypted page.',
    remedy: `MEDUSA_URL=${engine.url.replace('http:', 'https:')}`,
    isRefused: true,
  }
}

function findDatabase({ databaseUrl, allowsEmbedded }: Config): Finding | null {
  const variable = 'DATABASE_URL'
  const remedy = 'DATABASE_URL=postgres://user:password@host:5432/shop?sslmode=verify-full'
  const risk = 'The embedded database does not wait for the disk: a power cut can lose orders or damage it.'
  if (databaseUrl === null) {
    const sentence = allowsEmbedded
      ? 'ALLOW_EMBEDDED=1 lets production use the embedded database: set DATABASE_URL to a PostgreSQL server instead.'
      : 'DATABASE_URL is required in production, because the embedded database can lose orders in a power cut; set ALLOW_EMBEDDED=1 to accept that.'
    return {
      variable: allowsEmbedded ? 'ALLOW_EMBEDDED' : variable,
      sentence,
      risk,
      remedy,
      isRefused: !allowsEmbedded,
    }
  }
  if (!isUnencrypted(databaseUrl)) return null
  return {
    variable,
    sentence:
      'DATABASE_URL leads to another host without encryption: add sslmode=verify-full to it, and make the server offer TLS.',
    risk: 'Whoever is on the way reads the password of the database, and names, addresses and orders of shoppers.',
    remedy,
    isRefused: true,
  }
}

function findReplica({ replica }: Config): Finding | null {
  if (replica === null || !URL.canParse(replica.readUrl) || !isUnencrypted(replica.readUrl)) return null
  return {
    variable: 'DATABASE_READ_URL',
    sentence:
      'DATABASE_READ_URL leads to another host without encryption: add sslmode=verify-full to it, and make the server offer TLS.',
    risk: 'Whoever is on the way reads the password of the replica, which holds all that the database holds.',
    remedy: 'DATABASE_READ_URL=postgres://user:password@replica:5432/shop?sslmode=verify-full',
    isRefused: true,
  }
}

function findSeller(config: Config): Finding | null {
  const sentence = missingSeller(config, config.seller)
  if (sentence === null) return null
  return {
    variable: 'SELLER_NAME',
    sentence,
    risk: 'The shop does not start without one of the two.',
    remedy: 'npm run shop -- import FILE, with a line such as setting,seller,{…}',
    isRefused: false,
  }
}

function findHandover({ takesTokenOfAddress }: Config): Finding | null {
  if (!takesTokenOfAddress) return null
  return {
    variable: 'APP_HANDOVER',
    sentence:
      'APP_HANDOVER is address, so that an app puts the token of its shopper into an address: let the app set the cookie of its browser instead.',
    risk: 'Whoever reads the log of a proxy within 15 minutes can call the shop as that shopper.',
    remedy: 'APP_HANDOVER=cookie',
    isRefused: false,
  }
}

function findPayment({ payment }: Config): Finding | null {
  if (payment.provider === 'razorpay') return null
  return {
    variable: 'RAZORPAY_KEY_ID',
    sentence:
      'Nobody takes payments online: set the three variables of Razorpay to sell for more than cash on delivery.',
    risk: 'Shoppers can pay on delivery only.',
    remedy: 'RAZORPAY_KEY_ID=… RAZORPAY_KEY_SECRET=… RAZORPAY_WEBHOOK_SECRET=…',
    isRefused: false,
  }
}

/**
 * What production refuses or should not do with these settings, by `config.mode` or not: the start asks it in production, and
 * `npm run doctor` whenever it is asked.
 */
export function findUnsafe(config: Config): readonly Finding[] {
  const { rateLimit, sms, demoCoins, trustedProxies } = config
  const findings: (Finding | null)[] = [
    findOrigin(config),
    findEmbedOrigins(config),
    findEngine(config),
    findDatabase(config),
    findReplica(config),
    ...findSecrets(config),
    findSeller(config),
    ...findExposed(config.monitoring),
    rateLimit
      ? null
      : {
          variable: 'RATE_LIMIT',
          sentence: 'RATE_LIMIT is off, which is for load tests: set it to on, or do not set it.',
          risk: 'Anyone can occupy the server and its database with calls, and order without end.',
          remedy: 'RATE_LIMIT=on',
          isRefused: true,
        },
    sms.provider === 'console'
      ? {
          variable: 'SMS_PROVIDER',
          sentence:
            'SMS_PROVIDER is required in production, because the console sends no codes and nobody could sign in: set it to msg91 or twilio.',
          risk: 'Nobody can sign in.',
          remedy: 'SMS_PROVIDER=msg91',
          isRefused: true,
        }
      : null,
    demoCoins.length > 0
      ? {
          variable: 'DEMO_COINS',
          sentence: 'DEMO_COINS is for trying the shop, and is refused in production: do not set it.',
          risk: 'It gives coins away, which are worth money.',
          remedy: 'unset DEMO_COINS',
          isRefused: true,
        }
      : null,
    trustedProxies === 0
      ? {
          variable: 'TRUST_PROXY',
          sentence: 'TRUST_PROXY is 0: set it to the number of proxies in front of the shop, one of which ends TLS.',
          risk: 'All shoppers come from the address of the proxy and share the limits of one.',
          remedy: 'TRUST_PROXY=1',
          isRefused: false,
        }
      : null,
    findHandover(config),
    findPayment(config),
  ]
  return findings.filter((finding) => finding !== null)
}
