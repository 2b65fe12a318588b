import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

function counted(bytes = 'picture') {
  const calls: string[] = []
  return {
    calls,
    render: async () => {
      calls.push(bytes)
      await Promise.resolve()
      return Buffer.from(bytes)
    },
  }
}

describe('createPictureCache', () => {
  it('renders once for requests at the same time and leaves one finished file', async () => {
    const cache = createPictureCache(join(directory, 'deep', 'down'))
    const { calls, render } = counted()
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.read('a.webp', render)))
    expect(calls).toHaveLength(1)
    expect(all.every((bytes) => bytes.toString() === 'picture')).toBe(true)
    expect(await readdir(join(directory, 'deep', 'down'))).toEqual(['a.webp'])
  })

  it('gives what another process has kept', async () => {
    await createPictureCache(directory).read('a.webp', counted('kept').render)
    const { calls, render } = counted('again')
    expect((await createPictureCache(directory).read('a.webp', render)).toString()).toBe('kept')
    expect(calls).toEqual([])
  })

  it('renders anew where a kept file is empty', async () => {
    await writeFile(join(directory, 'a.webp'), '')
    expect((await createPictureCache(directory).read('a.webp', counted().render)).toString()).toBe('picture')
  })

  it('serves from memory where nothing can be written', async () => {
    const file = join(directory, 'a-file')
    await writeFile(file, 'not a directory')
    const { calls, render } = counted()
    const cache = createPictureCache(file)
    expect((await cache.read('a.webp', render)).toString()).toBe('picture')
    expect((await cache.read('a.webp', render)).toString()).toBe('picture')
    expect(calls).toHaveLength(2)
  })

  it('passes on why rendering failed and tries again next time', async () => {
    const cache = createPictureCache(directory)
    await expect(cache.read('a.webp', () => Promise.reject(new Error('bad drawing')))).rejects.toThrow('bad drawing')
    expect((await cache.read('a.webp', counted().render)).toString()).toBe('picture')
  })
})
