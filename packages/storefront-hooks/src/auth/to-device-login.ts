import type { DeviceLogin } from '@krishi/storefront-core/contract'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { SignInDevice } from './sign-in-device.ts'
import { toDeviceRecord } from './to-device-record.ts'

/** What is known once somebody has signed in. */
export interface SignInFacts {
  readonly user: SessionUser
  readonly device: SignInDevice
  /** The guest's session, which ended with the sign-in; empty where there was none. */
  readonly sessionBefore: string
  readonly session: string
}

/** The record of a sign-in [03.9]. What only an app knows of its device stays empty. */
export function toDeviceLogin({ user, device, sessionBefore, session }: SignInFacts): DeviceLogin {
  return {
    ...toDeviceRecord(user, device),
    signedIn: true,
    createdSessionId: sessionBefore,
    updatedSessionId: session,
    deviceModel: '',
    deviceBrand: '',
    osVersion: '',
    appVersion: '',
    fcmToken: '',
  }
}
