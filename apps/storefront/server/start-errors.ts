/** Says why the shop cannot open, one sentence a line, and ends the process. */
export function exitWith(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

/** The sentence for a server that could not listen. */
export function describeListenError(error: Error, port: number): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is taken by another program; close it or choose another one with PORT=${String(port + 1)}.`
  }
  if (code === 'EACCES') return `Port ${String(port)} may not be used by this account; choose one above 1023 with PORT.`
  return `The shop could not listen on port ${String(port)}: ${error.message}.`
}
