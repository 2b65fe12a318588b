const width = 30

/**
 * How far a file is, as a line for whoever waits: a bar where it is known how much there is.
 *
 * @param share From 0 to 1; undefined where nobody knows.
 */
export function describeProgress(lines: number, share?: number): string {
  const count = `${lines.toLocaleString('en-IN')} lines`
  if (share === undefined) return count
  const done = Math.floor(Math.min(share, 1) * width)
  const percent = String(Math.floor(Math.min(share, 1) * 100)).padStart(3)
  return `[${'#'.repeat(done)}${'-'.repeat(width - done)}] ${percent} %, ${count}`
}
