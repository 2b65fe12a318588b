import { createHash } from 'node:crypto'
import type { PackshotSpec } from '../types.ts'

/** Chooses one of several designs. The same packshot and the same question always give the same answer. */
export type Choose = <T>(question: string, options: readonly [T, ...T[]]) => T

/** Makes the chooser of a packshot. Products of one brand answer alike where the question is about the brand. */
export function chooserOf(seed: string): Choose {
  return (question, options) => {
    const index = createHash('sha256').update(`${question}\n${seed}`).digest().readUInt32BE(0) % options.length
    return options[index] ?? options[0]
  }
}

/** The text that all facts of a packshot make together. */
export function seedOf(spec: PackshotSpec): string {
  return [spec.shape, spec.brand, spec.title, spec.subtitle, spec.hue, spec.emblem, spec.organic].join('\n')
}
