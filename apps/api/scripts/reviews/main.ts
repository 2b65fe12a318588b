// `npm run reviews`: lists the reviews that wait for a moderator, publishes or removes them, on the database that the environment
// names as it does for `npm start`.
import { join } from 'node:path'
import { moderateReviews } from '../../src/reviews/moderate-reviews.ts'
import { openShopDatabase } from '../open-shop-database.ts'

const { config, opened } = await openShopDatabase()
const { database, close } = opened
try {
  const pictureDir = join(config.dataDir, 'waiting-pictures')
  const { lines, exitCode } = await moderateReviews({ database, pictureDir }, process.argv.slice(2))
  console.log(lines.join('\n'))
  process.exitCode = exitCode
} finally {
  await close()
}
