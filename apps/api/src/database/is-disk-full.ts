/** The number that the file system of the embedded database gives to ENOSPC. */
const embeddedNoSpace = 51

/** Whether an error tells that a disk is full: of the system, of the embedded database or of a database server. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && (error.code === 'ENOSPC' || error.code === '53100')) return true
  if ('name' in error && error.name === 'ErrnoError' && 'errno' in error && error.errno === embeddedNoSpace) return true
  return 'cause' in error && isDiskFull(error.cause)
}
