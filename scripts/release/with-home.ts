/** Where a package is at home, in the fields that registries and editors read. */
export interface Home {
  readonly repository: { readonly type: 'git'; readonly url: string; readonly directory: string }
  readonly homepage: string
  readonly bugs: { readonly url: string }
}

/**
 * The manifest of a package with where it is at home.
 *
 * @param repository `owner/name` on GitHub: the source does not know it, as each brand releases from a repository of its own.
 * @param directory The folder of the package in it, such as `packages/storefront-ui`.
 */
export function withHome<Manifest extends object>(
  manifest: Manifest,
  repository: string,
  directory: string,
): Manifest & Home {
  const page = `https://github.com/${repository}`
  return {
    ...manifest,
    repository: { type: 'git', url: `git+${page}.git`, directory },
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: { url: `${page}/issues` },
  }
}
