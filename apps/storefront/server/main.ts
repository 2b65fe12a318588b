import { serve } from '@hono/node-server'
import { readConfig } from '@krishi/api/config'
import { createBuiltShop } from './create-built-shop.ts'
import { openShop } from './open-shop.ts'
import { describeListenError, exitWith } from './start-errors.ts'
import { describeOpening } from './start-output.ts'

const config = readConfig(process.env)
if (!config.ok) exitWith(Object.values(config.error.fields ?? {}))

const shop = await openShop(config.value, (line) => console.log(line))
if ('failure' in shop) exitWith([shop.failure])

const app = await createBuiltShop(config.value, shop)
const server = serve({ fetch: app.fetch, port: config.value.port, hostname: config.value.host }, ({ port }) => {
  for (const line of describeOpening(config.value, port)) console.log(line)
})
server.on('error', (error) => exitWith([describeListenError(error, config.value.port)]))

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    console.log('Closing the shop…')
    server.close()
    void shop.api.close().then(() => process.exit(0))
  })
}
