import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'

/** What an image is made of: the files of the workspace that are in its history or may come into it. */
function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'krishi-source-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    cpSync(join(root, path), join(copy, path), { recursive: true, force: true })
  }
  return copy
}

/** Who makes the image, and what of it goes on. */
function readContainerfile() {
  const [build = '', run = ''] = readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
    .split(/^FROM .+/m)
    .slice(1)
  const steps = [...build.matchAll(/^RUN (.+)$/gm)].map(([, step = '']) => step)
  const artefact = /^COPY --from=build \/source\/(\S+) \/opt\/krishi$/m.exec(run)?.[1] ?? ''
  return { steps, artefact }
}

/**
 * Takes the steps of the Containerfile in an empty copy of the workspace, and keeps of it what the image keeps. Returns the folder,
 * which every user may read.
 */
export async function makeImage(): Promise<string> {
  const copy = copyWorkspace()
  const { steps, artefact } = readContainerfile()
  for (const step of steps) {
    const { exitCode, output } = await runCommand('sh', ['-c', step], { cwd: copy, quiet: true })
    if (exitCode !== 0) throw new Error(`The step "${step}" of the Containerfile fails. There is no image.\n${output}`)
  }
  const image = join(mkdtempSync(join(tmpdir(), 'krishi-image-')), 'krishi')
  renameSync(join(copy, artefact), image)
  rmSync(copy, { recursive: true })
  chmodSync(dirname(image), 0o755)
  return image
}
