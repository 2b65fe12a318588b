import type { Operation, RequestParts } from './operation.ts'

/**
 * The address of a call below the API's base: path segments filled and encoded, query sorted by name so that one question
 * has one address. Query values that are undefined are left out.
 *
 * @throws When a segment of the path has no value.
 */
export function buildUrl(operation: Pick<Operation, 'path'>, { path = {}, query = {} }: RequestParts = {}): string {
  const filled = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(segment(operation, path, name)),
  )
  const pairs = Object.keys(query)
    .sort()
    .flatMap((name) => {
      const value = query[name]
      return value === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
    })
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}

function segment({ path }: Pick<Operation, 'path'>, values: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value) return value
  throw new Error(`The call ${path} lacks path.${name}. It would go elsewhere. Pass it.`)
}
