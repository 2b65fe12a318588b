import { spawn } from 'node:child_process'
import { root } from './root.ts'

export interface CommandOptions {
  /** @default the workspace's folder */
  readonly cwd?: string
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Keeps what is printed instead of showing it. */
  readonly quiet?: boolean
}

export interface CommandOutcome {
  /** 1 when a signal ended the command. */
  readonly exitCode: number
  /** What a quiet command printed. */
  readonly output: string
}

/** Runs a program of the workspace (`tsc`, `vitest`, `pnpm`) or of the machine to its end. Rejects when there is none. */
export function runCommand(
  command: string,
  parameters: readonly string[],
  { cwd = root, env, quiet = false }: CommandOptions = {},
): Promise<CommandOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}
