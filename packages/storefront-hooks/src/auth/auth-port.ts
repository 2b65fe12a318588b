import type { PortErrorCode, Profile, SignedInSession } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { CallOptions } from '../http/index.ts'

/** What is told of a code that was sent. */
export interface SentCode {
  /** How many digits the code has, where they are more than the settings say: strangers are guessing at the number. */
  readonly codeLength?: number | undefined
  /** The code itself, only from a backend in development that sends no messages: the page shows it. */
  readonly developmentCode?: string | undefined
}

/** A code that a shopper got. */
export interface CodeToCheck {
  readonly mobileNumber: string
  readonly code: string
  /** The guest who signs in, and whose things become the account's; empty where that is not known. */
  readonly guestUserId: string
}

/** How a sign-in went. */
export interface SignInAnswer {
  /** False for a code that was refused. */
  readonly isSignedIn: boolean
  /** Where to go, where the backend names an address. */
  readonly url?: string | null
  /** Why a code was refused, in words for the shopper [32.6]. */
  readonly sentence?: string | null
}

/** What a browser tells of its device; empty where it does not. */
export interface DeviceFacts {
  readonly userAgent: string
  readonly networkType: string
  readonly signalStrength: string
}

/** A session on a device. */
export interface DeviceSession {
  readonly user: SessionUser
  readonly device: DeviceFacts
  readonly sessionId: string
}

/** A sign-in on a device. */
export interface DeviceSignIn extends DeviceSession {
  /** The guest's session, which ended with the sign-in; empty where there was none. */
  readonly sessionBefore: string
}

/** What a shopper did, for the shop's own records. */
export interface UserActivity {
  readonly userId: string
  readonly activity: string
  readonly pagePath: string
}

/** What a shopper chose for all visits. */
export interface UserPreference {
  readonly language: Locale
}

/** Signing in and out, and leaving for good. Implementations must pass `describeAuthPort`. */
export interface AuthPort {
  /** Sends a code to a number; the one before is good for nothing then [32.8]. */
  sendOtp: (
    request: { readonly mobileNumber: string },
    options?: CallOptions,
  ) => Promise<Result<SentCode, PortErrorCode>>
  /**
   * Checks a code [32.8]. Whatever the answer is, the session port reads its session again at its next `open`: the sign-in may
   * have succeeded although the answer was lost.
   */
  verifyOtp: (code: CodeToCheck, options?: CallOptions) => Promise<Result<SignInAnswer, PortErrorCode>>
  /** Ends the session on the server; the next `open` of the session port begins a guest's. */
  signOut: (options?: CallOptions) => Promise<Result<null, PortErrorCode>>
  /** Where the shopper is signed in, this device first, then by the latest use; 'auth/forbidden' for a guest. */
  sessions: (options?: CallOptions) => Promise<Result<readonly SignedInSession[], PortErrorCode>>
  /** Signs the shopper out on one other device; gives 1, or 0 where that was over already. 'auth/forbidden' for a guest. */
  endSession: (id: string, options?: CallOptions) => Promise<Result<number, PortErrorCode>>
  /** Signs the shopper out on all other devices; gives on how many. 'auth/forbidden' for a guest. */
  endOtherSessions: (options?: CallOptions) => Promise<Result<number, PortErrorCode>>
  /** Records device and sign-in [03.9]. */
  deviceLogin: (login: DeviceSignIn, options?: CallOptions) => Promise<Result<null, PortErrorCode>>
  /** Records that a session has begun [03.7]. */
  sessionStart: (start: DeviceSession, options?: CallOptions) => Promise<Result<null, PortErrorCode>>
  userActivity: (activity: UserActivity, options?: CallOptions) => Promise<Result<null, PortErrorCode>>
  /** Keeps the language that was chosen with the session [01.5]. */
  userPreference: (preference: UserPreference, options?: CallOptions) => Promise<Result<null, PortErrorCode>>
  /** The profile of who is signed in; 'auth/forbidden' for a guest [03.11]. */
  profile: (options?: CallOptions) => Promise<Result<Profile, PortErrorCode>>
  /** Sends the code that deletes the account to the account's own number [03.11]; gives it where a dev server tells it. */
  otpForDeletion: (
    request: { readonly mobileNumber: string },
    options?: CallOptions,
  ) => Promise<Result<Pick<SentCode, 'developmentCode'>, PortErrorCode>>
  /** Deletes the account with that code and ends its sessions [03.11]; false, and nothing is deleted, for another code. */
  deleteUser: (request: { readonly code: string }, options?: CallOptions) => Promise<Result<boolean, PortErrorCode>>
}
