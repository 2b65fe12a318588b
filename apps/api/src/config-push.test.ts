import { describe, expect, it } from 'vitest'
import { createPushKeys } from './alerts/create-web-push.ts'
import { readConfig } from './config.ts'
import { makePushKeys } from './shopkeeping/push-keys.ts'

const { publicKey, privateKey } = createPushKeys()
const right = {
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_CONTACT: 'mailto:owner@shop.example',
}

function read(environment: Readonly<Record<string, string>>) {
  const config = readConfig(environment)
  return config.ok ? config.value.push : Object.keys(config.error.fields ?? {})
}

describe('the keys for alerts', () => {
  it('are none unless they are set', () => {
    expect(read({})).toBeNull()
  })

  it('are read together with how the owner is reached', () => {
    expect(read(right)).toEqual({ publicKey, privateKey, contact: 'mailto:owner@shop.example' })
    expect(read({ ...right, PUSH_CONTACT: 'https://shop.example/contact' })).toMatchObject({ publicKey })
  })

  it('are made by the command of the owner', () => {
    const lines = makePushKeys().lines.map((text) => text.split('='))
    expect(read({ ...right, ...Object.fromEntries(lines) })).toMatchObject({ contact: right.PUSH_CONTACT })
    expect(lines.map(([name]) => name)).toEqual(['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'])
  })

  it.each([
    ['one is missing', { PUSH_PUBLIC_KEY: publicKey }, ['PUSH_PRIVATE_KEY', 'PUSH_CONTACT']],
    ['they are of two pairs', { ...right, PUSH_PUBLIC_KEY: createPushKeys().publicKey }, ['PUSH_PRIVATE_KEY']],
    ['one is no key', { ...right, PUSH_PRIVATE_KEY: 'secret' }, ['PUSH_PRIVATE_KEY']],
    ['one is out of range', { ...right, PUSH_PRIVATE_KEY: '_'.repeat(43) }, ['PUSH_PRIVATE_KEY']],
    ['nobody is reached', { ...right, PUSH_CONTACT: 'the owner' }, ['PUSH_CONTACT']],
  ])('are refused where %s', (_, environment, fields) => {
    expect(read(environment)).toEqual(fields)
  })
})
