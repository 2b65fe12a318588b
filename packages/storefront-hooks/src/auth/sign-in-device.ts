import type { DeviceFacts } from './auth-port.ts'

/** What a device can tell and do while somebody signs in. */
export interface SignInDevice {
  /** Reads the code of a message with the shopper's consent; absent where the device cannot. Rejects when none arrived. */
  readCode?: (signal: AbortSignal) => Promise<string>
  /** What the record of a sign-in says of the device [03.9]. */
  describe: () => DeviceFacts
}

/** A device that tells nothing, such as a server. */
export const unknownDevice: SignInDevice = {
  describe: () => ({ userAgent: '', networkType: '', signalStrength: '' }),
}
