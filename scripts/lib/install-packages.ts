import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { runCommand } from './run-command.ts'

/** Whether this process may install packages of the system. */
export const mayInstall = existsSync('/usr/bin/apt-get') && userInfo().uid === 0

/** Installs Debian packages with the system's package manager; gives apt's words when that failed. */
export async function installPackages(...names: readonly string[]): Promise<string | null> {
  console.log(`Installing ${names.join(', ')} (about half a minute, once)`)
  const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const lists = await runCommand('apt-get', ['update', '-qq'], quietly)
  const parameters = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const { exitCode, output } = await runCommand('apt-get', parameters, quietly)
  return exitCode === 0 ? null : lists.output + output
}
