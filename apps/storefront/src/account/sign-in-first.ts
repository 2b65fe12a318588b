import type { Paths } from '../routes/paths.ts'

/** Signing in before `path` of the shop is shown [03.5]. A plain path stands in the address as it is. */
export function signInFirst(paths: Paths, path: string): string {
  return `${paths.to('/auth/signin')}?callBackUrl=${path}`
}
