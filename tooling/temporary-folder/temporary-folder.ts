import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeLater } from './remove-later.ts'

/** What the folders of a process begin with, so that a later one can tell whether it still runs. */
export const folderPrefix = (name: string): string => `krishi-${name}-${process.pid}-`

/**
 * Makes a folder in the temporary directory that is gone when this process has ended. Nothing can remove it where the process is
 * killed: the next one that makes a folder of this name does.
 *
 * @param name What it is for, in one word.
 */
export function makeTemporaryFolder(name: string): string {
  abandonedFolders(name).forEach(removeLater)
  const folder = mkdtempSync(join(tmpdir(), folderPrefix(name)))
  process.once('exit', () => removeLater(folder))
  return folder
}

/** The folders of a name whose process has gone without removing them. */
export function abandonedFolders(name: string, parent = tmpdir()): string[] {
  return readdirSync(parent)
    .filter((file) => isAbandoned(file, name))
    .map((file) => join(parent, file))
}

function isAbandoned(file: string, name: string): boolean {
  const [, owner] = new RegExp(`^krishi-${name}-(\\d+)-`).exec(file) ?? []
  return owner !== undefined && !isRunning(Number(owner))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process refuses signals, and runs.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
