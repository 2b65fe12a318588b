/** What a device can tell and do while somebody signs in. */
export interface SignInDevice {
  /** The code of a message that arrives, read with her leave; absent where the device cannot. Rejects when nothing came. */
  readCode?(signal: AbortSignal): Promise<string>
  /** What the record of a sign-in says of the device [03.9]. */
  describe(): { readonly userAgent: string; readonly networkType: string; readonly signalStrength: string }
}

/** A device that tells nothing, such as a server. */
export const unknownDevice: SignInDevice = {
  describe: () => ({ userAgent: '', networkType: '', signalStrength: '' }),
}
