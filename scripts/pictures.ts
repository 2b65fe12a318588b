// `pnpm visual`: compares pictures of all stories and of five screens with the baselines; --update takes them anew;
// --built takes Storybook as it was built last.
import { parseArgs } from 'node:util'
import { runCommand } from './lib/run-command.ts'
import { browserObstacle, recordBrowser } from './pictures/baseline-browser.ts'
import { removeBaselines, shrinkBaselines } from './pictures/baselines.ts'

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
})

async function takePictures(...parameters: readonly string[]): Promise<number> {
  if (!values.built) {
    const build = await runCommand('pnpm', ['--filter', '@krishi/storybook', 'run', 'build'])
    if (build.exitCode !== 0) return build.exitCode
  }
  const { exitCode } = await runCommand('playwright', ['test', '--config=playwright.pictures.config.ts', ...parameters])
  return exitCode
}

async function update(): Promise<number> {
  await removeBaselines()
  const exitCode = await takePictures('--update-snapshots=all')
  if (exitCode !== 0) return exitCode
  await shrinkBaselines()
  await recordBrowser()
  return 0
}

async function compare(): Promise<number> {
  const obstacle = await browserObstacle()
  if (obstacle === null) return takePictures()
  console.error(obstacle)
  return 1
}

process.exitCode = await (values.update ? update() : compare())
