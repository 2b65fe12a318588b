// `npm run reviews`: lists the reviews that wait for a moderator, publishes or removes them, on the database that the environment
// names as it does for `npm start`.
import { join } from 'node:path'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/database/index.ts'
import { moderateReviews } from '../../src/reviews/moderate-reviews.ts'

function stop(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

const config = readConfig(process.env)
if (!config.ok) stop(Object.values(config.error.fields ?? {}))
const opened = await openDatabase(config.value)
if (!opened.ok) stop([opened.error.serverMessage ?? opened.error.code])

const { database, close } = opened.value
try {
  const pictureDir = join(config.value.dataDir, 'waiting-pictures')
  const { lines, exitCode } = await moderateReviews({ database, pictureDir }, process.argv.slice(2))
  console.log(lines.join('\n'))
  process.exitCode = exitCode
} finally {
  await close()
}
