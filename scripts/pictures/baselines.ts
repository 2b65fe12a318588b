import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../lib/root.ts'

const folders = ['apps/storybook/visual/baselines', 'apps/storefront/visual/baselines'].map((path) => join(root, path))

/** Throws the baselines away, so that none stays of a story that is gone. */
export async function removeBaselines(): Promise<void> {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
}

/**
 * Packs the baselines tighter: the browser's encoder is quick and leaves them twice as large. Photographs lose what no
 * eye sees, a few of 256 steps of a colour; the comparison counts far larger differences only.
 */
export async function shrinkBaselines(): Promise<void> {
  for (const folder of folders) {
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      const before = await readFile(path)
      const after = await sharp(before).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer()
      if (after.length < before.length) await writeFile(path, after)
    }
  }
}
