import type { SignedInDevice } from '@krishi/storefront-core/contract'
import Bowser from 'bowser'

const kinds: Readonly<Record<string, SignedInDevice['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
}

const apple: readonly string[] = ['iPhone', 'iPad']

/** A name from a known list, never text of the user agent itself. */
function known(name: string | undefined, names: Readonly<Record<string, string>>): string {
  return name !== undefined && Object.values(names).includes(name) ? name : ''
}

/**
 * What kind of device a browser runs on, by its user agent: what a shopper knows a device by, and too little to know it again. Of a
 * browser that tells nothing, or that is not known, everything stays open.
 */
export function deviceOf(userAgent: string | null): SignedInDevice {
  if (!userAgent) return { kind: 'unknown', system: '', browser: '' }
  const { platform, os, browser } = Bowser.parse(userAgent)
  return {
    kind: kinds[platform.type ?? ''] ?? 'unknown',
    // Prefer the device name to its system: people know "iPhone", not "iOS".
    system: apple.includes(platform.model ?? '') ? (platform.model ?? '') : known(os.name, Bowser.OS_MAP),
    browser: known(browser.name, Bowser.BROWSER_MAP),
  }
}
