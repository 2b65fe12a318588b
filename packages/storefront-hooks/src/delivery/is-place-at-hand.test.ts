import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { createSafeStorage, localKeys } from '../storage/index.ts'
import { aDevice } from '../testing/a-device.ts'
import { aStorage } from '../testing/storages.ts'
import { isPlaceAtHand } from './is-place-at-hand.ts'

function ask(permission: PermissionState, allowIpLookup = false, kept: Readonly<Record<string, string>> = {}) {
  const device = aDevice({ permission })
  const storage = createSafeStorage(() => aStorage(kept))
  return isPlaceAtHand({
    storage,
    device: device.device,
    settings: { ...defaultSettings, locationConfig: { allowIpLookup } },
  }).then((isKnown) => ({ isKnown, asked: device.asked() }))
}

describe('whether a place is known without a question', () => {
  it.each([
    ['a pincode is kept', 'prompt', false, { [localKeys.pincode]: '{}' }, true],
    ['an address is kept', 'prompt', false, { [localKeys.address]: '{}' }, true],
    ['somebody is signed in', 'prompt', false, { [localKeys.signedIn]: '1' }, true],
    ['the device may be asked', 'granted', false, {}, true],
    ['the network may be asked in place of the device', 'denied', true, {}, true],
    ['neither may be asked', 'denied', false, {}, false],
    ['the device would ask for permission', 'prompt', true, {}, false],
  ] as const)('[16.2] %s', async (_case, permission, allowIpLookup, kept, isKnown) => {
    expect(await ask(permission, allowIpLookup, kept)).toEqual({ isKnown, asked: 0 })
  })
})
