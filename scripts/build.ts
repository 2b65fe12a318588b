// `pnpm build`: builds the shop where its sources changed since the last build.
import { buildShopIfStale } from './builds/builds.ts'

const isBuilt = await buildShopIfStale(() => console.log('Building the shop'))
process.exitCode = isBuilt ? 0 : 1
