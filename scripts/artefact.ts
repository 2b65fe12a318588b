// `npm run artefact -- FOLDER`: makes a folder from which a server runs the shop with nothing else installed: docs/DEPLOY.md.
import { resolve } from 'node:path'
import { makeArtefact } from './artefact/make-artefact.ts'
import { buildShopIfStale } from './builds/builds.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name a new folder, such as: npm run artefact -- /opt/krishi/releases/1')
  process.exit(1)
}
const isBuilt = await buildShopIfStale(() => console.log('Building the shop'))
const failure = isBuilt ? await makeArtefact(resolve(folder)) : 'The shop could not be built; the lines above say why.'
if (failure !== null) {
  console.error(failure)
  process.exit(1)
}
console.log(`${resolve(folder)} is ready: bin/krishi says what it can do.`)
