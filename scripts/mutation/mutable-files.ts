/** Tests and their helpers, and what only names or describes: schemas, ports, lists of exports, the contract. */
const notMutated = [
  /\.(test|stories|contract|d)\.ts$/,
  /(^|\/)(index|schemas|[a-z-]+-port)\.ts$/,
  /\/(testing|memory|seed)\//,
  /\/contract\/(?!build-url|error-codes)/,
]

/** Those of the files whose every line a test should hold. */
export function mutableFiles(files: readonly string[], folder: string): readonly string[] {
  return files.filter(
    (file) =>
      file.startsWith(`${folder}/`) && file.endsWith('.ts') && !notMutated.some((pattern) => pattern.test(file)),
  )
}
