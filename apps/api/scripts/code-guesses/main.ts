// `npm run code:guesses`: guesses codes at the real server, in its process and with a clock of its own, and tells how many numbers were
// got into and how long that took. Calls are not limited by the minute, which favours who guesses; codes are limited as always.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mergeSettings } from '@krishi/storefront-core/settings'
import { createDatabase } from '../../test/create-database.ts'
import { openShop, type TestShop } from '../../test/open-shop.ts'
import { hasPostgres, startPostgres } from '../../test/postgres.ts'
import { openShopper } from '../../test/shopper.ts'
import { askForCode, createTestSms, enterCode } from '../../test/sign-in.ts'

const { values } = parseArgs({
  options: {
    guesses: { type: 'string', default: '100000' },
    numbers: { type: 'string', default: '1000' },
    networks: { type: 'string', default: '1,100,10000' },
    digits: { type: 'string', default: '4,6' },
  },
})
const listOf = (text: string) => text.split(',').map(Number)
const [guesses, numbers] = [Number(values.guesses), Number(values.numbers)]
const hour = 60 * 60 * 1000

/** A network is a /64: the first half of an address. */
const addressOf = (network: number) => `2001:db8:${(network >> 16).toString(16)}:${(network & 65535).toString(16)}::1`
const numberOf = (index: number) => String(9_000_000_000 + (index % numbers))

/** What became of the guesses. */
interface Tally {
  guessed: number
  /** Of those, at a code of the usual length. */
  short: number
  readonly opened: Set<string>
  codes: number
  refused: number
}

/** Asks for a code in a session of its own and guesses until the server has enough; false where it sent none. */
async function guessOne(shop: TestShop, mobileNumber: string, from: string, tally: Tally, usual: number) {
  const shopper = await openShopper(shop)
  const asked = await askForCode(shopper, mobileNumber, 'en', { from })
  if (asked.status !== 200) {
    tally.refused += 1
    return false
  }
  tally.codes += 1
  const length = asked.body.codeLength ?? usual
  for (let tries = 0; tries < 5 && tally.guessed < guesses; tries += 1) {
    const guess = String(Math.floor(Math.random() * 10 ** length)).padStart(length, '0')
    const answer = await enterCode(shopper, mobileNumber, guess, 'en', { from })
    if (answer.status !== 200) return true
    tally.guessed += 1
    if (length === usual) tally.short += 1
    if (answer.body.ok) {
      tally.opened.add(mobileNumber)
      return true
    }
  }
  return true
}

async function attack(networks: number, digits: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-guesses-'))
  const start = Date.now()
  let now = start
  const sms = createTestSms()
  const settings = mergeSettings({ otpConfig: { otpLength: digits, resendOtpAttempts: 2, resendOtpSecs: 30 } })
  const server = hasPostgres ? startPostgres() : null
  const databaseUrl = server && (await createDatabase(server.addressOf('postgres')))
  const shop = await openShop({ databaseUrl, dataDir }, { now: () => new Date(now), sms, settings })
  const tally: Tally = { guessed: 0, short: 0, opened: new Set(), codes: 0, refused: 0 }
  let next = 0
  while (tally.guessed < guesses) {
    for (let network = 0; network < networks && tally.guessed < guesses; network += 1) {
      // Until it is refused, for this hour.
      while (tally.guessed < guesses && (await guessOne(shop, numberOf(next++), addressOf(network), tally, digits)));
      sms.messages.length = 0
    }
    if (tally.guessed < guesses) now += hour
  }
  const owners = await Promise.all(
    Array.from({ length: 20 }, async (_, owner) => {
      const from = addressOf(1_000_000 + owner)
      const mobileNumber = numberOf(owner)
      const shopper = await openShopper(shop)
      await askForCode(shopper, mobileNumber, 'en', { from })
      const code = sms.messages.findLast((message) => message.mobileNumber === mobileNumber)?.code ?? ''
      return (await enterCode(shopper, mobileNumber, code, 'en', { from })).body.ok
    }),
  )
  await shop.close()
  server?.stop()
  rmSync(dataDir, { recursive: true })
  return {
    'got in': tally.opened.size,
    expected: (tally.short / (10 ** digits - 1)).toFixed(3),
    'at usual length': tally.short,
    'codes sent': tally.codes,
    days: ((now - start) / (24 * hour)).toFixed(1),
    'owners who got in meanwhile': `${owners.filter(Boolean).length} of 20`,
  }
}

for (const digits of listOf(values.digits)) {
  const rows: Record<string, Awaited<ReturnType<typeof attack>>> = {}
  for (const networks of listOf(values.networks)) rows[`${networks} networks`] = await attack(networks, digits)
  console.log(`${guesses} guesses at ${numbers} numbers, codes of ${digits} digits`)
  console.table(rows)
}
