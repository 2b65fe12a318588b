import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { preflight } from '../start/preflight.ts'
import { diagnose } from './diagnose.ts'
import { diagnoseDatabase } from './diagnose-database.ts'

const safe = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop:word@db.example/shop?sslmode=verify-full',
  SESSION_SECRET: '9f4c1be07d2a86e35b9d70c4f81a6e2d',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
  TRUST_PROXY: '1',
}
const unsafe = { ...safe, RATE_LIMIT: 'off', PUBLIC_ORIGIN: 'http://shop.example', PORT: 'http' }

describe('npm run doctor', () => {
  it('tells every finding at once, each with its risk and its remedy', () => {
    const { lines, exitCode } = diagnose(unsafe)
    expect(exitCode).toBe(1)
    expect(lines[0]).toBe('Production would refuse to start: 3 settings must change.')
    expect(lines.filter((line) => /^(REFUSED|WARNING) /.test(line))).toEqual([
      'REFUSED PORT',
      'REFUSED PUBLIC_ORIGIN',
      'REFUSED RATE_LIMIT',
      'WARNING RAZORPAY_KEY_ID',
    ])
    expect(lines.filter((line) => /^ {2}Risk: .+\.$/.test(line))).toHaveLength(4)
    expect(lines).toContain('  Remedy: PUBLIC_ORIGIN=https://shop.example')
  })

  it('refuses what the start refuses, in the same words', async () => {
    const started = await preflight(unsafe)
    const { lines } = diagnose(unsafe)
    expect(started).toEqual({ ok: false, obstacles: [expect.any(String), expect.any(String), expect.any(String)] })
    for (const obstacle of started.ok ? [] : started.obstacles) expect(lines).toContain(`  ${obstacle}`)
  })

  it('is content with safe settings', () => {
    const { lines, exitCode } = diagnose({ ...safe, TRUST_PROXY: '1' })
    expect({ verdict: lines[0], exitCode }).toEqual({
      verdict: 'Production would start with these settings.',
      exitCode: 0,
    })
  })

  it('judges settings of development as production would, and says that they are', () => {
    const { lines, exitCode } = diagnose({ ...safe, NODE_ENV: '', SESSION_SECRET: 'x'.repeat(32) })
    expect(exitCode).toBe(1)
    expect(lines).toContain('REFUSED SESSION_SECRET')
    expect(lines).toContain('WARNING NODE_ENV')
  })

  it('says where nothing is known of the rows, and does not ask an embedded database', async () => {
    expect(await diagnoseDatabase('postgres://shop@127.0.0.1:1/shop')).toEqual([
      '',
      'The database does not answer, so nothing is known of its rows.',
    ])
    expect(await diagnoseDatabase(null)).toEqual([])
  })

  it('ends with 1 as a command', () => {
    const doctor = fileURLToPath(new URL('../doctor.ts', import.meta.url))
    const { status, stdout } = spawnSync(process.execPath, [doctor], {
      env: { NODE_ENV: 'production' },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stdout).toContain('REFUSED SESSION_SECRET')
  })
})
