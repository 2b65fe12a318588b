import { describe, expect, it } from 'vitest'
import { inspectConfig, readConfig } from './config.ts'

const secret = '9f4c1be07d2a86e35b9d70c4f81a6e2d'

/** The fewest variables that production starts with. */
const sold = {
  NODE_ENV: 'production',
  ALLOW_EMBEDDED: '1',
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: 'https://shop.example',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
}

function fieldsOf(environment: Record<string, string>) {
  const config = readConfig(environment)
  return config.ok ? {} : config.error.fields
}

describe('readConfig', () => {
  it('needs nothing in development', () => {
    const config = readConfig({})
    expect(config.ok && config.value).toMatchObject({
      mode: 'development',
      port: 3000,
      databaseUrl: null,
      rateLimit: true,
      trustedProxies: 0,
      sessionSecrets: null,
      host: '127.0.0.1',
      closeDelay: 0,
      describesApi: true,
      sms: { provider: 'console' },
      compliance: 'spec',
      seller: null,
      takesTokenOfAddress: true,
      moderatesReviews: false,
      demoCoins: [],
    })
    expect(config.ok && config.value.dataDir).toMatch(/\/\.data$/)
  })

  it('reads every variable', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      REVIEWS: 'moderated',
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://shop@db/shop?sslmode=verify-full',
      DATABASE_READ_URL: 'postgres://shop@copy/shop?sslmode=verify-full',
      DATABASE_READ_LAG: '2',
      DATA_DIR: '/var/shop',
      LOG_LEVEL: 'warn',
      SESSION_SECRET: `${secret}, ${'older'.repeat(7)}${secret}`,
      RATE_LIMIT: 'on',
      TRUST_PROXY: '1',
      PICTURE_HOSTS: 'cdn.example, img.example:8443',
      CACHE_PURGE_URL: 'http://cache:6081/',
      PUBLIC_ORIGIN: 'https://shop.example/',
      EMBED_ORIGINS: 'https://Partner.example/, https://brand.example:8443',
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATE_ID: 'template',
    })
    expect(config).toEqual({
      ok: true,
      value: {
        mode: 'production',
        port: 8080,
        host: '127.0.0.1',
        closeDelay: 5,
        describesApi: false,
        databaseUrl: 'postgres://shop@db/shop?sslmode=verify-full',
        dataDir: '/var/shop',
        replica: { readUrl: 'postgres://shop@copy/shop?sslmode=verify-full', mostLagMs: 2_000 },
        allowsEmbedded: false,
        logLevel: 'warn',
        monitoring: { metrics: null, otlpEndpoint: null },
        sessionSecrets: [secret, `${'older'.repeat(7)}${secret}`],
        rateLimit: true,
        publicOrigin: 'https://shop.example',
        embedOrigins: ['https://partner.example', 'https://brand.example:8443'],
        cachePurgeUrl: 'http://cache:6081/',
        trustedProxies: 1,
        pictureHosts: ['cdn.example', 'img.example:8443'],
        sms: { provider: 'msg91', authKey: 'key', templateId: 'template', news: null },
        push: null,
        payment: { provider: 'none' },
        carrier: { provider: 'none' },
        engine: null,
        externalCheckout: null,
        compliance: 'spec',
        seller: null,
        contact: {
          ...{ whatsAppMobileNumber: '', supportCallNumber: '', corporateHref: '' },
          appBanner: { androidHref: '', iosHref: '' },
        },
        takesTokenOfAddress: false,
        moderatesReviews: true,
        demoCoins: [],
      },
    })
  })

  it('gives coins to several numbers, and to none in production', () => {
    const numbers = { DEMO_COINS: '9000000250, 9000000251' }
    const config = readConfig(numbers)
    expect(config.ok && config.value.demoCoins).toEqual(['9000000250', '9000000251'])
    expect(Object.keys(fieldsOf({ ...sold, ...numbers }) ?? {})).toEqual(['DEMO_COINS'])
  })

  it('takes payments with the keys of Razorpay; without them in the sandbox, and in production not at all', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: secret }
    const paidBy = (environment: Record<string, string>) => {
      const config = readConfig(environment)
      return config.ok && config.value.payment
    }
    const razorpay = { provider: 'razorpay', keyId: 'rzp_1', keySecret: 'secret', webhookSecret: secret }
    expect(paidBy(keys)).toEqual(razorpay)
    expect(paidBy({})).toEqual({ provider: 'sandbox' })
    expect(paidBy({ NODE_ENV: 'test' })).toEqual({ provider: 'sandbox' })
    expect(paidBy(sold)).toEqual({ provider: 'none' })
    expect(paidBy({ ...sold, ...keys })).toEqual(razorpay)
  })

  it('checks carts out elsewhere with five variables, and names each that is missing or leads elsewhere', () => {
    const given = {
      EXTERNAL_CHECKOUT_API: 'https://pay.example/graphql',
      EXTERNAL_CHECKOUT_TOKEN: 'token',
      EXTERNAL_CHECKOUT_CUSTOMER_SECRET: 'secret',
      EXTERNAL_CHECKOUT_FORM: 'https://login.example/session',
      EXTERNAL_CHECKOUT_HOSTS: 'pay.example, login.example',
    }
    const config = readConfig(given)
    expect(config.ok && config.value.externalCheckout).toEqual({
      apiUrl: 'https://pay.example/graphql',
      storefrontToken: 'token',
      customerSecret: 'secret',
      formUrl: 'https://login.example/session',
      hosts: ['pay.example', 'login.example'],
    })
    for (const name of Object.keys(given)) {
      expect(Object.keys(fieldsOf({ ...given, [name]: '' }) ?? {})).toEqual([name])
    }
    expect(fieldsOf({ ...given, EXTERNAL_CHECKOUT_API: 'http://pay.example' })).toHaveProperty('EXTERNAL_CHECKOUT_API')
    const local = { EXTERNAL_CHECKOUT_API: 'http://127.0.0.1:9/graphql' }
    expect(fieldsOf({ ...given, ...local })).toEqual({})
    expect(fieldsOf({ ...given, ...local, ...sold })).toHaveProperty('EXTERNAL_CHECKOUT_API')
    for (const list of [
      'pay.example; script-src *',
      "pay.example 'unsafe-inline'",
      '*.example',
      'https://pay.example',
      '',
    ]) {
      expect(fieldsOf({ ...given, EXTERNAL_CHECKOUT_HOSTS: `login.example,${list}` })).toHaveProperty(
        'EXTERNAL_CHECKOUT_HOSTS',
      )
    }
    const form = { EXTERNAL_CHECKOUT_FORM: 'https://evil.example/session' }
    expect(fieldsOf({ ...given, ...form })).toHaveProperty('EXTERNAL_CHECKOUT_FORM')
  })

  it('wants the three variables of Razorpay together, and names each that is missing', () => {
    expect(fieldsOf({ RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_WEBHOOK_SECRET: 'other' })).toEqual({
      RAZORPAY_KEY_SECRET:
        'RAZORPAY_KEY_SECRET is required with the other two of Razorpay: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET together, or none.',
    })
    expect(Object.keys(fieldsOf({ RAZORPAY_KEY_SECRET: 'secret' }) ?? {})).toEqual([
      'RAZORPAY_KEY_ID',
      'RAZORPAY_WEBHOOK_SECRET',
    ])
  })

  it('reads the account of Twilio, and binds its messages to the host of the shop', () => {
    const config = readConfig({
      PUBLIC_ORIGIN: 'https://shop.example:8443',
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: 'KRISHI',
    })
    expect(config.ok && config.value.sms).toEqual({
      provider: 'twilio',
      accountSid: 'AC1',
      authToken: 'token',
      from: 'KRISHI',
      origin: 'https://shop.example:8443',
    })
  })

  it('tells of packs that are back through MSG91 where it has a template for it and knows the address of the shop', () => {
    const msg91 = {
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATE_ID: 'template',
      MSG91_PACK_TEMPLATE_ID: 'pack-template',
    }
    const config = readConfig({ ...msg91, PUBLIC_ORIGIN: 'https://shop.example/' })
    expect(config.ok && config.value.sms).toMatchObject({
      news: { templateId: 'pack-template', origin: 'https://shop.example' },
    })
    expect(fieldsOf(msg91)).toEqual({
      PUBLIC_ORIGIN: 'PUBLIC_ORIGIN is required with MSG91_PACK_TEMPLATE_ID: a message leads to the page of the pack.',
    })
  })

  it.each([
    ['msg91', ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID']],
    ['twilio', ['PUBLIC_ORIGIN', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  ])('says in one sentence for each variable what %s lacks', (provider, names) => {
    const fields = fieldsOf({ SMS_PROVIDER: provider })
    expect(Object.keys(fields ?? {})).toEqual(names)
    for (const name of names) {
      expect(fields?.[name]).toMatch(new RegExp(`^${name} is required with SMS_PROVIDER=${provider}: .+\\.$`))
    }
  })

  it.each([
    [
      'PUBLIC_ORIGIN',
      'shop.example',
      'PUBLIC_ORIGIN must be an address such as https://shop.example, with nothing after the host.',
    ],
    ['PORT', '80a', 'PORT is "80a", but must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000", but must be a whole number from 0 to 65535.'],
    ['CLOSE_DELAY', '90', 'CLOSE_DELAY is "90", but must be a whole number from 0 to 60.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", but must be a whole number from 0 to 10.'],
    ['NODE_ENV', 'prod', 'NODE_ENV is "prod", but must be one of development, test, production.'],
    [
      'PICTURE_HOSTS',
      'https://cdn.example',
      'PICTURE_HOSTS must be names of hosts, such as cdn.example, with commas between them.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be one of silent, fatal, error, warn, info, debug.'],
    ['RATE_LIMIT', '5', 'RATE_LIMIT is "5", but must be one of on, off.'],
    ['SMS_PROVIDER', 'pigeon', 'SMS_PROVIDER is "pigeon", but must be one of console, msg91, twilio.'],
    ['ALLOW_EMBEDDED', 'yes', 'ALLOW_EMBEDDED is "yes", but must be one of 0, 1.'],
    ['DATABASE_URL', 'mysql://a', 'DATABASE_URL must be an address such as postgres://user:password@host:5432/shop.'],
    [
      'DATABASE_READ_URL',
      'http://copy',
      'DATABASE_READ_URL must be an address such as postgres://user:password@host:5432/shop.',
    ],
    [
      'DATABASE_READ_URL',
      'postgres://copy/shop',
      'DATABASE_READ_URL needs DATABASE_URL: it is a replica of the server there.',
    ],
    [
      'CACHE_PURGE_URL',
      'cache:80',
      'CACHE_PURGE_URL must be an address such as http://cache:6081/, which takes PURGE.',
    ],
    ['DATABASE_READ_LAG', '90', 'DATABASE_READ_LAG is "90", but must be a whole number from 0 to 60.'],
    ['DEMO_COINS', '98', 'DEMO_COINS must be mobile numbers of ten digits, with commas between them.'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET is too short: each secret in it must have at least 32 characters.'],
    [
      'SESSION_SECRET',
      `${secret},short`,
      'SESSION_SECRET is too short: each secret in it must have at least 32 characters.',
    ],
    ['HOST', '0.0.0.0 -v', 'HOST is "0.0.0.0 -v", but must be an IP address or the name of a host, and nothing else.'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(fieldsOf({ [name]: value })).toEqual({ [name]: sentence })
  })

  it('names all bad variables at once', () => {
    expect(Object.keys(fieldsOf({ PORT: 'x', LOG_LEVEL: 'x' }) ?? {})).toEqual(['PORT', 'LOG_LEVEL'])
  })

  it.each([
    'https://shop.example/in',
    'https://shop.example?a',
    'https://me@shop.example',
    'https://a;b',
    'ftp://shop',
  ])('takes no PUBLIC_ORIGIN with other text in it: %s', (origin) => {
    expect(fieldsOf({ PUBLIC_ORIGIN: origin })).toHaveProperty('PUBLIC_ORIGIN')
  })

  it.each(['*', 'https://*.example', 'null', 'https://a.in/b', 'a.in'])('lets no pages of %s in', (origin) => {
    expect(fieldsOf({ EMBED_ORIGINS: `https://brand.example, ${origin}` })).toEqual({
      EMBED_ORIGINS:
        'EMBED_ORIGINS must be addresses such as https://partner.example, with nothing after the host and commas between them.',
    })
  })

  it.each(['::1', '0.0.0.0', 'localhost', 'shop-1.internal'])('listens on %s', (host) => {
    expect(readConfig({ HOST: host })).toMatchObject({ ok: true, value: { host } })
  })

  it('listens on all addresses in production, and else on this computer, where sign-in codes are shown', () => {
    const hostOf = (environment: Record<string, string>) => inspectConfig(environment).config.host
    expect([hostOf(sold), hostOf({}), hostOf({ NODE_ENV: 'test' })]).toEqual(['0.0.0.0', '127.0.0.1', '127.0.0.1'])
  })
})
