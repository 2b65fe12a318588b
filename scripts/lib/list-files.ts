import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const never = new Set(['node_modules', 'dist', '.git', '.cache', 'storybook-static'])

/** All files under a folder (or the file itself), in a fixed order, without what is installed or built. */
export function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (never.has(entry.name)) return []
      const full = join(path, entry.name)
      return entry.isDirectory() ? listFiles(full) : [full]
    })
}
