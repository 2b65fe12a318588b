/** Whether a caller has what an `etag` names already, as its `if-none-match` says. A weak name counts as the strong one. */
export function isKnownEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const nameOf = (tag: string) => tag.trim().replace(/^W\//, '')
  const tags = (ifNoneMatch ?? '').split(',').map(nameOf)
  return tags.includes(nameOf(etag)) || tags.includes('*')
}
