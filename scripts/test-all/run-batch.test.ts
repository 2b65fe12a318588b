import { expect, it } from 'vitest'
import { runBatch } from './run-batch.ts'
import type { Step } from './steps.ts'

const step = (name: string, ...after: readonly string[]): Step => ({ name, command: ['true'], after })

const settled = () => new Promise(setImmediate)

/** Begins each step when it is its turn, and ends it when the test says so. */
async function someSteps(...steps: readonly Step[]) {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const run = ({ name }: Step) => {
    log.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const over = runBatch(steps, run, (outcomes) => outcomes.includes('broken'))
  async function end(name: string): Promise<void> {
    ends.get(name)?.()
    await settled()
  }
  await settled()
  return { log, end, over }
}

it('runs two steps at once, in their order', async () => {
  const { log, end, over } = await someSteps(step('a'), step('b'), step('c'))
  expect(log).toEqual(['a', 'b'])
  await end('b')
  expect(log).toEqual(['a', 'b', 'c'])
  await end('c')
  await end('a')
  expect(await over).toEqual(['b', 'c', 'a'])
})

it('begins a step when what it needs has ended', async () => {
  const { log, end, over } = await someSteps(step('build'), step('quick'), step('weigh', 'build'), step('other'))
  await end('quick')
  expect(log).toEqual(['build', 'quick'])
  await end('build')
  expect(log).toContain('weigh')
  await end('weigh')
  await end('other')
  expect(await over).toHaveLength(4)
})

it('begins no other step after one that ends the run', async () => {
  const { log, end, over } = await someSteps(step('long'), step('broken'), step('other'), step('last'))
  await end('broken')
  await end('long')
  expect(await over).toEqual(['broken', 'long'])
  expect(log).toEqual(['long', 'broken'])
})
