/**
 * The root of a package, `@krishi/storefront-ui`: all that its subpaths export, for those who look for one by its name. A bundler
 * leaves out what is not used. Made by the build, so that no subpath is forgotten.
 */
export function rootEntry(subpaths: readonly string[]): string {
  return subpaths.map((subpath) => `export * from './${subpath}/index.js'\n`).join('')
}
