import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const secret = 'x'.repeat(32)

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
      sessionSecret: null,
      sms: { provider: 'console' },
      compliance: 'spec',
      seller: null,
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
      DATABASE_URL: 'postgres://shop@db/shop',
      DATA_DIR: '/var/shop',
      LOG_LEVEL: 'warn',
      SESSION_SECRET: secret,
      RATE_LIMIT: 'off',
      TRUST_PROXY: '1',
      PUBLIC_ORIGIN: 'https://shop.example/',
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
        databaseUrl: 'postgres://shop@db/shop',
        dataDir: '/var/shop',
        logLevel: 'warn',
        sessionSecret: secret,
        rateLimit: false,
        publicOrigin: 'https://shop.example',
        trustedProxies: 1,
        sms: { provider: 'msg91', authKey: 'key', templateId: 'template', news: null },
        payment: { provider: 'none' },
        externalCheckout: null,
        compliance: 'spec',
        seller: null,
        moderatesReviews: true,
        demoCoins: [],
      },
    })
  })

  it('gives coins to several numbers, and to none in production', () => {
    const numbers = { DEMO_COINS: '9000000250, 9000000251' }
    const config = readConfig(numbers)
    expect(config.ok && config.value.demoCoins).toEqual(['9000000250', '9000000251'])
    const production = { ...numbers, NODE_ENV: 'production', ALLOW_EMBEDDED: '1', SESSION_SECRET: secret }
    expect(fieldsOf(production)).toHaveProperty('DEMO_COINS')
  })

  it('takes payments with the keys of Razorpay; without them in the sandbox, and in production not at all', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'other' }
    const paidBy = (environment: Record<string, string>) => {
      const config = readConfig(environment)
      return config.ok && config.value.payment
    }
    const razorpay = { provider: 'razorpay', keyId: 'rzp_1', keySecret: 'secret', webhookSecret: 'other' }
    expect(paidBy(keys)).toEqual(razorpay)
    expect(paidBy({})).toEqual({ provider: 'sandbox' })
    expect(paidBy({ NODE_ENV: 'test' })).toEqual({ provider: 'sandbox' })
    const production = {
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      SESSION_SECRET: secret,
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATE_ID: 'template',
    }
    expect(paidBy(production)).toEqual({ provider: 'none' })
    expect(paidBy({ ...production, ...keys })).toEqual(razorpay)
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
    const sold = { NODE_ENV: 'production', SESSION_SECRET: secret, ALLOW_EMBEDDED: '1' }
    expect(fieldsOf({ ...given, ...local, ...sold })).toHaveProperty('EXTERNAL_CHECKOUT_API')
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
    ['PUBLIC_ORIGIN', 'shop.example', 'PUBLIC_ORIGIN must be an address such as https://shop.example.'],
    ['PORT', '80a', 'PORT is "80a", but must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000", but must be a whole number from 0 to 65535.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", but must be a whole number from 0 to 10.'],
    ['NODE_ENV', 'prod', 'NODE_ENV is "prod", but must be one of development, test, production.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be one of silent, fatal, error, warn, info, debug.'],
    ['RATE_LIMIT', '5', 'RATE_LIMIT is "5", but must be one of on, off.'],
    ['SMS_PROVIDER', 'pigeon', 'SMS_PROVIDER is "pigeon", but must be one of console, msg91, twilio.'],
    ['ALLOW_EMBEDDED', 'yes', 'ALLOW_EMBEDDED is "yes", but must be one of 0, 1.'],
    ['DATABASE_URL', 'mysql://a', 'DATABASE_URL must be an address such as postgres://user:password@host:5432/shop.'],
    [
      'DEMO_COINS',
      '98',
      'DEMO_COINS must be mobile numbers of ten digits, with commas between them, and is refused in production: it gives coins away.',
    ],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET is too short: it must have at least 32 characters.'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(fieldsOf({ [name]: value })).toEqual({ [name]: sentence })
  })

  it('names all bad variables at once', () => {
    expect(Object.keys(fieldsOf({ PORT: 'x', LOG_LEVEL: 'x' }) ?? {})).toEqual(['PORT', 'LOG_LEVEL'])
  })

  it('refuses the embedded database, a made-up secret and codes that nobody gets in production', () => {
    expect(fieldsOf({ NODE_ENV: 'production' })).toEqual({
      DATABASE_URL: expect.stringContaining('ALLOW_EMBEDDED=1'),
      SESSION_SECRET: expect.stringContaining('required in production'),
      SMS_PROVIDER: expect.stringContaining('set it to msg91 or twilio'),
    })
    const sms = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' }
    expect(fieldsOf({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1', SESSION_SECRET: secret, ...sms })).toEqual({})
  })
})
