/** @type {ReadonlyArray<readonly [RegExp, string]>} */
const causes = [
  [
    /ENOSPC|no space left on device/i,
    'The disk is full: the packages, the build and the database need about 2 GB of free space.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|dns error|error sending request|META_FETCH_FAIL/i,
    'The package registry cannot be reached: check the network, the proxy and `npm config get registry`, then try again.',
  ],
  [
    /OUTDATED_LOCKFILE|FROZEN_LOCKFILE/,
    'pnpm-lock.yaml does not fit the package.json files: run `npx pnpm@12 install` and commit the lockfile.',
  ],
  [/\bE?ACCES\b|\bEPERM\b/, 'Files of this folder may not be written: give your user the folder, then try again.'],
  [
    /ENOENT.*npx|spawn npx/,
    'npm is not installed beside Node: install Node from https://nodejs.org, which brings npm along.',
  ],
]

/**
 * One sentence on why a command failed, from what it printed; null where that names no known cause.
 * @param {string} output
 * @returns {string | null}
 */
export function explainFailure(output) {
  // pnpm breaks its lines in the middle of a sentence.
  const oneLine = output.replace(/\s+/g, ' ')
  return causes.find(([pattern]) => pattern.test(oneLine))?.[1] ?? null
}
