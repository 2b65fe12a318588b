import { expect, it } from 'vitest'
import { describeMissingLibraries } from './missing-libraries.ts'

const present = '\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)\n\tlinux-vdso.so.1 (0x00007ffd)\n'

it('says nothing where every library is found', () => {
  expect(describeMissingLibraries(present)).toBeNull()
})

it('names every library that is missing, in one sentence', () => {
  const sentence = describeMissingLibraries(`${present}\tlibnss3.so => not found\n\tlibnspr4.so => not found\n`)
  expect(sentence).toBe(
    "Chromium cannot start, as this machine lacks libnss3.so, libnspr4.so: install what holds them with the system's package manager and run this again.",
  )
})
