import { spawn } from 'node:child_process'

/**
 * Removes a folder without waiting for it: the databases of a run are some hundred thousand files, and nobody needs them gone before
 * the next step. Whoever ends this process lets it go on.
 */
export function removeLater(folder: string): void {
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
}
