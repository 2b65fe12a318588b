import { readConfig, type Config } from '../src/config.ts'
import { openDatabase, type OpenDatabase } from '../src/database/index.ts'

function stop(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

/** The database that the environment names as it does for `npm start`; ends the command with a sentence where it cannot be opened. */
export async function openShopDatabase(): Promise<{ readonly config: Config; readonly opened: OpenDatabase }> {
  const config = readConfig(process.env)
  if (!config.ok) stop(Object.values(config.error.fields ?? {}))
  const opened = await openDatabase(config.value)
  if (!opened.ok) stop([opened.error.serverMessage ?? opened.error.code])
  return { config: config.value, opened: opened.value }
}
