/** What a native app puts into an address [03.2]. */
export interface AppHandover {
  /** The address says `source=APP`. */
  readonly isFromApp: boolean
  /** Bearer token of the app's session; empty without one. */
  readonly accessToken: string
  /** The rest of the query, as it was written, for the address that may be seen; null when there is nothing to take out. */
  readonly cleanSearch: string | null
}

/** Names under which apps tell who is shopping, in lower case. */
const identityNames: ReadonlySet<string> = new Set([
  ...['accesstoken', 'access_token', 'userid', 'user_id'],
  ...['mobile', 'mobileno', 'mobilenumber', 'mobile_number', 'phone', 'phonenumber'],
])

/** The decoded name and value of one `name=value`. Never throws, whatever is encoded in it. */
function readPair(pair: string): readonly [name: string, value: string] {
  const [[name, value] = ['', '']] = new URLSearchParams(pair)
  return [name, value]
}

/**
 * Reads who a native app says is shopping, and what is left of the query without it. An access token is taken out of any
 * address; user id and mobile number out of those that the app opened, since a sign-in link may name a number [32.1].
 *
 * @param search The query, with or without its question mark.
 */
export function readAppHandover(search: string): AppHandover {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((text) => ({ text, pair: readPair(text) }))
  const value = (wanted: string) => pairs.find(({ pair: [name] }) => name.toLowerCase() === wanted)?.pair[1] ?? ''
  const isFromApp = value('source') === 'APP'
  const isHidden = ([name]: readonly [string, string]) => {
    const lower = name.toLowerCase()
    return lower === 'accesstoken' || lower === 'access_token' || (isFromApp && identityNames.has(lower))
  }
  const kept = pairs.filter(({ pair }) => !isHidden(pair))
  return {
    isFromApp,
    accessToken: value('accesstoken') || value('access_token'),
    cleanSearch: kept.length === pairs.length ? null : kept.map(({ text }) => text).join('&'),
  }
}
