// Fills the database that the environment names as the first start of a shop in development does: e2e tests begin on a copy of it.
import { loadSeeds, shopSeeds } from '../src/seeding/index.ts'
import { openShopDatabase } from './open-shop-database.ts'

const { opened } = await openShopDatabase()
try {
  await loadSeeds(opened, shopSeeds(), { hasDemo: true })
} finally {
  await opened.close()
}
