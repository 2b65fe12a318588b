// Addresses, which browsers, workers and Node all have. The rest of either is not there for a rule.

declare class URLSearchParams {
  constructor(
    init?: string | Readonly<Record<string, string>> | readonly (readonly [string, string])[] | URLSearchParams,
  )
  readonly size: number
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  append(name: string, value: string): void
  delete(name: string): void
  keys(): Iterable<string>
  toString(): string
  [Symbol.iterator](): Iterator<[string, string]>
}

declare class URL {
  constructor(address: string, base?: string | URL)
  static canParse(address: string, base?: string | URL): boolean
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
