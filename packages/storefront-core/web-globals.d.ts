// Addresses, which browsers, workers and Node all have. The rest of either is not there for a rule.

interface URLSearchParams extends Iterable<[string, string]> {
  readonly size: number
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  append(name: string, value: string): void
  delete(name: string): void
  keys(): Iterable<string>
  toString(): string
}

declare const URLSearchParams: new (
  init?: string | Readonly<Record<string, string>> | readonly (readonly [string, string])[] | URLSearchParams,
) => URLSearchParams

interface URL {
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly searchParams: URLSearchParams
}

declare const URL: {
  new (address: string, base?: string | URL): URL
  canParse(address: string, base?: string | URL): boolean
}
