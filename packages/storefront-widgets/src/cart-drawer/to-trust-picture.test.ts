import { describe, expect, it } from 'vitest'
import { toTrustPicture } from './to-trust-picture.ts'

const marker = {
  enableTrustMarker: true,
  mobileImageUrls: { en: '/en-m.webp', kn: '/kn-m.webp' },
  desktopImageUrls: { kn: '/kn-d.webp' },
}

describe('toTrustPicture', () => {
  it('[24.2] gives the picture of the language, else the English one', () => {
    expect(toTrustPicture(marker, 'kn')).toEqual({ mobileSrc: '/kn-m.webp', desktopSrc: '/kn-d.webp' })
    expect(toTrustPicture(marker, 'te')).toEqual({ mobileSrc: '/en-m.webp', desktopSrc: '/en-m.webp' })
  })

  it('[24.2] gives none where it is off or there is none', () => {
    expect(toTrustPicture({ ...marker, enableTrustMarker: false }, 'kn')).toBeUndefined()
    expect(toTrustPicture({ ...marker, mobileImageUrls: {} }, 'te')).toBeUndefined()
  })
})
