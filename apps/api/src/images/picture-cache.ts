import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps rendered pictures on disk. */
export interface PictureCache {
  /** Returns the bytes kept under the name, or renders and keeps them; equal requests at the same time render once. */
  read: (name: string, render: () => Promise<Buffer>) => Promise<Buffer>
}

/** Makes a cache in a directory, which it creates when needed. A disk that is full or read-only costs time, never a picture. */
export function createPictureCache(directory: string): PictureCache {
  const running = new Map<string, Promise<Buffer>>()

  async function readOrRender(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(directory, name)
    const kept = await readFile(path).catch(() => null)
    if (kept !== null && kept.byteLength > 0) return kept
    const picture = await render()
    await keep(directory, path, picture)
    return picture
  }

  return {
    read(name, render) {
      const started = running.get(name)
      if (started !== undefined) return started
      const reading = readOrRender(name, render).finally(() => running.delete(name))
      running.set(name, reading)
      return reading
    },
  }
}

/** Writes beside the file and renames, so that a half-written picture is never read. If writing fails, the picture is rendered again next time. */
async function keep(directory: string, path: string, picture: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(unfinished, picture)
    await rename(unfinished, path)
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}
