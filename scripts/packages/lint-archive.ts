import { readFileSync } from 'node:fs'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { hasTestKit, packageEntries } from '../../tooling/packages/package-entries.ts'
import { runCommand } from '../lib/run-command.ts'
import type { PublishedPackage } from './published-packages.ts'

/** What publint and attw find wrong with a packed package: files, entry points and types as consumers resolve them. */
export async function lintArchive({ name, directory }: PublishedPackage, archive: string): Promise<string[]> {
  const bytes = readFileSync(archive)
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const { messages, pkg } = await publint({ pack: { tarball }, level: 'warning', strict: true })
  const problems = messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`)

  const kit = hasTestKit(directory) ? ['testing'] : []
  const entryPoints = ['.', ...[...packageEntries(directory), ...kit].map((subpath) => `./${subpath}`)]
  const types = await runCommand(
    'attw',
    [
      archive,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--no-color',
      '--format',
      'ascii',
      '--entrypoints',
      ...entryPoints,
    ],
    { quiet: true },
  )
  return types.exitCode === 0 ? problems : [...problems, `${name}: types do not resolve\n${types.output}`]
}
