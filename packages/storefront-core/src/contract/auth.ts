import type { Locale } from '../locale/index.ts'
import type { Session, SessionUser } from '../session/index.ts'
import type { DeviceLogin, SessionStart } from './device-records.ts'
import type { MutationResult, NoRequest } from './operation.ts'

/** A session on the wire. */
export interface SessionOnWire extends Session {
  /** Where the shopper came from, as the first address of the session said; absent when it did not. */
  readonly utmSource?: string
  readonly utmMedium?: string
  readonly utmCampaign?: string
  /** As the server saw it; absent where it does not tell. */
  readonly ipAddress?: string
}

/** Opens a session, or continues the one that the cookie names. */
export interface ReadSessionRequest {
  readonly body: {
    readonly selectedLanguage: Locale
    readonly utmSource?: string
    readonly utmMedium?: string
    readonly utmCampaign?: string
  }
}

/** Trades what a native app put into the address for a session of ours, once [03.2]. */
export interface ExchangeAppSessionRequest {
  readonly body: {
    readonly accessToken: string
    readonly userId: string
    readonly mobileNumber: string
    readonly selectedLanguage: Locale
  }
}

/** What is sent to get a code [32.8]. An adapter may encrypt it; the contract is the plain text. */
export interface OtpSend {
  readonly mobileNumber: string
  readonly hashCode: string
  readonly referredBy: string
  readonly playerId: string
  readonly isInvited: boolean
  /** ISO instant. */
  readonly currentDate: string
}

/** What the verification wants back. It never tells whether the number is known: anybody may ask about any number. */
export interface OtpSendResponse {
  readonly name: string
  readonly isUserExists: boolean
  /** How many digits the code has, where they are more than the settings say: strangers are guessing at the number. */
  readonly codeLength?: number
  /** The code itself, only from a server in development that sends no messages: the page shows it. */
  readonly developmentCode?: string
}

/** The code that a shopper got, with what the send call told [32.8]. */
export interface OtpVerify {
  readonly mobileNumber: string
  readonly name: string
  readonly userExists: boolean
  readonly guestUserId: string
  readonly otpCode: string
}

/** How a sign-in went. `error` is a sentence for the shopper, shown under the field [32.6]. */
export interface OtpVerifyResponse {
  readonly ok: boolean
  readonly error: string | null
  readonly url: string | null
}

/** How sending the code for a deletion went [03.11]. */
export interface OtpForDeletionResponse extends MutationResult {
  /** The code itself, only from a server in development that sends no messages: the page shows it. */
  readonly developmentCode?: string
}

/** What is known of a signed-in shopper [03.11]. */
export interface Profile extends SessionUser {
  /** The kind of shopper: `userTypeOf` reads it. */
  readonly userTypeId: string
}

/** What a shopper knows a device by, as its browser has told it. */
export interface SignedInDevice {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown'
  /** `iPhone`, `iPad`, or the name of the operating system, such as `Android`; empty where it is not known. */
  readonly system: string
  /** Name of the browser, such as `Chrome`; empty where it is not known. */
  readonly browser: string
}

/** A device on which a shopper is signed in [V7.5.2]. */
export interface SignedInSession {
  /** Names it to `auth.endSession`, and proves nothing. */
  readonly id: string
  readonly device: SignedInDevice
  /** ISO instant of the sign-in. */
  readonly beganAt: string
  /** ISO instant at which the shop was last opened there. */
  readonly usedAt: string
  /** Whether it is the one that asks. */
  readonly isThisOne: boolean
}

/** Where a shopper is signed in, the session that asks first, then by the latest use. */
export interface SignedInSessions {
  readonly sessions: readonly SignedInSession[]
}

/** On how many other devices a shopper was signed out. */
export interface EndedSessions {
  readonly ended: number
}

/** What the calls about shoppers take and give. */
export interface AuthPayloads {
  'auth.readSession': { request: ReadSessionRequest; response: SessionOnWire }
  'auth.exchangeAppSession': { request: ExchangeAppSessionRequest; response: SessionOnWire }
  'auth.sendOtp': { request: { body: { readonly encryptedData: OtpSend } }; response: OtpSendResponse }
  'auth.verifyOtp': { request: { body: OtpVerify }; response: OtpVerifyResponse }
  'auth.signOut': { request: NoRequest; response: MutationResult }
  'auth.sessions': { request: NoRequest; response: SignedInSessions }
  'auth.endSession': { request: { path: { readonly id: string } }; response: EndedSessions }
  'auth.endOtherSessions': { request: NoRequest; response: EndedSessions }
  'auth.deviceLogin': { request: { body: DeviceLogin }; response: MutationResult }
  'auth.sessionStart': { request: { body: SessionStart }; response: MutationResult }
  'auth.userActivity': {
    request: { body: { readonly userId: string; readonly activity: string; readonly pagePath: string } }
    response: MutationResult
  }
  'auth.userPreference': { request: { body: { readonly language: Locale } }; response: MutationResult }
  'auth.profile': { request: NoRequest; response: Profile }
  'auth.otpForDeletion': { request: { body: { readonly mobileNumber: string } }; response: OtpForDeletionResponse }
  'auth.deleteUser': { request: { body: { readonly otpCode: string } }; response: MutationResult }
}
