// `pnpm visual`: compares pictures of all stories and of five screens of the shop with the baselines.
//   --update   takes them again
//   --prepare  only builds Storybook
//   --built    takes Storybook as it was built last
//   --changed  only what may look different than at the last good commit
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildStorybookIfStale } from './builds/builds.ts'
import { runCommand } from './lib/run-command.ts'
import { removeBaselines, shrinkBaselines } from './pictures/baselines.ts'
import { pictureObstacle } from './pictures/picture-obstacle.ts'
import { selectChangedStories } from './pictures/select-changed-stories.ts'
import { hasStories, selectionPath } from './pictures/selection.ts'

const { values } = parseArgs({
  options: {
    update: { type: 'boolean' },
    prepare: { type: 'boolean' },
    built: { type: 'boolean' },
    changed: { type: 'boolean' },
  },
})

/** Decides which pictures are to be taken, and builds what they are taken of. Returns whether that is there. */
async function prepare(): Promise<boolean> {
  rmSync(selectionPath, { force: true })
  if (values.changed && !hasStories(await selectChangedStories())) return true
  return buildStorybookIfStale()
}

async function takePictures(...parameters: readonly string[]): Promise<number> {
  if (!values.built && !(await prepare())) return 1
  const { exitCode } = await runCommand('playwright', ['test', '--config=playwright.pictures.config.ts', ...parameters])
  return exitCode
}

async function update(): Promise<number> {
  await removeBaselines()
  const exitCode = await takePictures('--update-snapshots=all')
  if (exitCode === 0) await shrinkBaselines()
  return exitCode
}

const obstacle = pictureObstacle()
if (obstacle !== null) console.error(obstacle)
if (obstacle !== null) process.exitCode = 1
else if (values.prepare) process.exitCode = (await prepare()) ? 0 : 1
else process.exitCode = await (values.update ? update() : takePictures())
