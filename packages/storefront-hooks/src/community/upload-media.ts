import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { userTypeOf } from '@krishi/storefront-core/session'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { Storefront } from '../storefront/create-storefront.ts'

/** Takes a picture for a post that is about to be sent; returns its address. The profile says whether it is a brand's [03.11]. */
export async function uploadMedia(
  { ports, settings }: Pick<Storefront, 'ports' | 'settings'>,
  file: Blob,
): Promise<Result<string, PortErrorCode>> {
  const profile = await ports.auth.profile()
  if (!profile.ok) return profile
  const isBrandUser = userTypeOf(profile.value.userTypeId, settings.socialFeed) === 'brand'
  return ports.community.uploadMedia({ file, isBrandUser })
}

/** What uploads a picture for a post [03.11]. */
export function useMediaUpload(): (file: Blob) => Promise<Result<string, PortErrorCode>> {
  const storefront = useStorefront()
  return (file) => uploadMedia(storefront, file)
}
