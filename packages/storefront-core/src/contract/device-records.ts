/** The device of a session, as far as a browser tells. */
export interface DeviceRecord {
  readonly userId: string
  readonly guestUserId: string
  readonly deviceId: string
  readonly source: 'WEB'
  readonly networkType: string
  readonly signalStrength: string
  readonly additionalInfo: { readonly userAgent: string }
}

/** Told when a session begins [03.7]. */
export interface SessionStart extends DeviceRecord {
  readonly sessionId: string
  readonly ipAddress: string
  readonly location: {
    readonly type: 'Point'
    readonly coordinates: readonly [latitude: number, longitude: number]
  } | null
}

/** Told after a sign-in [03.9]. What only an app knows of its device stays empty. */
export interface DeviceLogin extends DeviceRecord {
  readonly signedIn: boolean
  readonly createdSessionId: string
  readonly updatedSessionId: string
  readonly deviceModel: string
  readonly deviceBrand: string
  readonly osVersion: string
  readonly appVersion: string
  readonly fcmToken: string
}
