import { readConfig } from '@krishi/api/config'
import { createBuiltShop } from './create-built-shop.ts'
import { openShop } from './shop-services.ts'
import { serveShop } from './serve-shop.ts'
import { describeListenError, exitWith } from './start-errors.ts'
import { describeOpening } from './start-output.ts'

const read = readConfig(process.env)
if (!read.ok) exitWith(Object.values(read.error.fields ?? {}))
const config = read.value
const say = (line: string) => console.log(line)

const opened = await openShop(config, say)
if (!opened.ok) exitWith([opened.error.serverMessage ?? opened.error.code])
const shop = opened.value

const app = await createBuiltShop(config, shop)
const port = await serveShop({ app, api: shop.api, config, say }).catch((error: Error) =>
  exitWith([describeListenError(error, config.port)]),
)
for (const line of describeOpening(config, port)) say(line)
