/**
 * What keeps a program from starting, in one sentence, or null.
 *
 * @param linked What `ldd` prints of the program: a line for each shared library that it needs.
 */
export function describeMissingLibraries(linked: string): string | null {
  const missing = [...linked.matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library)
  if (missing.length === 0) return null
  return `Chromium cannot start, as this machine lacks ${missing.join(', ')}: install what holds them with the system's package manager and run this again.`
}
