import { join } from 'node:path'
import { runCommand } from '../lib/run-command.ts'
import { root } from '../lib/root.ts'
import { buildFingerprint, isBuildStale, writeBuildStamp } from './build-stamp.ts'

/**
 * Builds the shop when its sources changed since the last build; `announce` is called before that. In a process of its
 * own, so that no bundler stays in the server's memory. Returns whether there is a build that fits.
 */
export async function buildShopIfStale(announce: () => void): Promise<boolean> {
  if (!isBuildStale(root)) return true
  announce()
  const fingerprint = buildFingerprint(root)
  // Vite names virtual modules in its manifest by the folder that it is run in; the server looks for them by this one.
  const { exitCode } = await runCommand(process.execPath, ['build.ts'], { cwd: join(root, 'apps/storefront') })
  if (exitCode !== 0) return false
  writeBuildStamp(root, fingerprint)
  return true
}
