import { cpSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../../apps/api/test/create-database.ts'
import { startPostgres, type TestPostgres } from '../../apps/api/test/postgres.ts'
import { rowsOf } from '../../apps/api/test/rows-of.ts'
import { line, openShopper, toShopper } from '../../apps/api/test/shopper.ts'
import { root } from '../../scripts/lib/root.ts'
import { makeImage } from './image.ts'
import { openMachine, type Machine, type Served } from './machine.ts'

let image: string
let machine: Machine
let postgres: TestPostgres
const folders: string[] = []

beforeAll(async () => {
  image = await makeImage()
  machine = openMachine(image)
  postgres = startPostgres()
}, 900_000)

afterAll(() => {
  postgres.stop()
  for (const folder of [dirname(image), ...folders]) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = machine.newFolder()
  folders.push(folder)
  return folder
}

/** The settings of `deploy/krishi.env.example`, as whoever follows docs/DEPLOY.md fills them in. */
async function newSettings() {
  const lines = readFileSync(join(root, 'deploy/krishi.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=(.+)$/gm)
  const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
  return {
    ...example,
    DATABASE_URL: await createDatabase(postgres.addressOf('postgres')),
    SESSION_SECRET: '0f6c1e0b7a5d4f42938ab7e6d1c25f90c3b4a8e7',
    MSG91_AUTH_KEY: 'a key',
    MSG91_TEMPLATE_ID: 'a template',
    DATA_DIR: newFolder(),
    PORT: '0',
    CLOSE_DELAY: '0',
    NODE_ENV: 'production',
  }
}

async function importSample(settings: Record<string, string>) {
  const folder = newFolder()
  cpSync(join(root, 'docs/catalogue-sample.csv'), join(folder, 'sample.csv'))
  return machine.run(settings, 'shop', 'import', join(folder, 'sample.csv'))
}

/** Orders two packs, as often as a shop that is short of time asks for: one order is one key. */
async function order(shop: Served) {
  const key = crypto.randomUUID()
  const shopper = await openShopper(shop)
  const checkout = await shopper.checkout([line('red-tomato-seeds', 'TOM-RED-10', 2)])
  const place = () => shopper.placeOrder<{ readonly orderId: string }>(checkout, key)
  await expect.poll(place).toMatchObject({ status: 200, body: { orderId: expect.any(String) } })
  return { key, session: shopper.session, checkout, body: (await place()).body }
}

it('is judged, filled, opened and closed from the image alone, and takes an order that is paid on delivery', async () => {
  const settings = await newSettings()
  expect(await machine.run(settings, 'doctor')).toMatchObject({ exitCode: 0 })
  expect(await importSample(settings)).toMatchObject({ exitCode: 0 })

  const shop = await machine.start(settings)
  const isReady = async () =>
    (await machine.run({ ...settings, PORT: new URL(shop.origin).port }, 'ready')).exitCode === 0
  await expect.poll(isReady).toBe(true)
  let html = ''
  const read = async () => (html = await (await fetch(`${shop.origin}/products/red-tomato-seeds`)).text())
  await expect.poll(read).toContain('Red tomato seeds')
  const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  expect((await fetch(shop.origin + asset)).headers.get('cache-control')).toContain('immutable')
  await order(shop)
  expect(await shop.stop()).toMatchObject({ exitCode: 0 })
  expect(await isReady()).toBe(false)
})

it('does not open where production is refused, and says why', async () => {
  const { SESSION_SECRET: _, ...settings } = await newSettings()
  const refused = { exitCode: 1, output: expect.stringContaining('SESSION_SECRET is required in production') }
  expect(await machine.run(settings, 'doctor')).toEqual(refused)
  expect(await machine.run(settings, 'start')).toEqual(refused)
})

it('has after a restore what it had when the backup was taken, and goes on from there', async () => {
  const settings = await newSettings()
  await importSample(settings)
  const shop = await machine.start(settings)
  const { key, session, checkout, body } = await order(shop)
  const folder = newFolder()
  // While it is open.
  const backup = await machine.run(settings, 'backup', folder)
  expect(backup).toEqual({ exitCode: 0, output: expect.stringMatching(/\.dump\n$/) })
  await shop.stop()
  const before = await rowsOf(settings.DATABASE_URL)
  expect(before.get('public.orders')).toMatch(/^1 /)

  const restored = { ...settings, DATABASE_URL: await createDatabase(postgres.addressOf('postgres')) }
  expect(await machine.run(restored, 'restore', backup.output.trim())).toEqual({
    exitCode: 0,
    output: expect.stringMatching(/^Restored: 2 products, 3 packs, 1 orders, the last of 20/),
  })
  expect(await rowsOf(restored.DATABASE_URL)).toEqual(before)

  const reopened = await machine.start(restored)
  // Whoever never heard of the order asks again, with the session and the key of before.
  const again = toShopper(reopened, session)
  await expect.poll(() => again.placeOrder(checkout, key)).toMatchObject({ status: 200, body })
  await reopened.stop()
})

it('refuses a restore into a database that is not empty, and changes nothing there', async () => {
  const settings = await newSettings()
  await importSample(settings)
  const { output } = await machine.run(settings, 'backup', newFolder())
  const before = await rowsOf(settings.DATABASE_URL)
  expect(await machine.run(settings, 'restore', output.trim())).toEqual({
    exitCode: 1,
    output: expect.stringContaining('Nothing was restored. Name an empty one with DATABASE_URL.'),
  })
  expect(await rowsOf(settings.DATABASE_URL)).toEqual(before)
})
