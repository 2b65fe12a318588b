import type {
  DeviceLogin,
  OtpSend,
  OtpSendResponse,
  OtpVerify,
  OtpVerifyResponse,
  PortErrorCode,
  Profile,
  SessionStart,
  SignedInSession,
} from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

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
  /** Sends a code to a number [32.8]. */
  sendOtp(request: OtpSend, options?: CallOptions): Promise<Result<OtpSendResponse, PortErrorCode>>
  /**
   * Checks a code [32.8]. Whatever the answer is, the session port reads its session again at its next `open`: the sign-in may
   * have succeeded although the answer was lost.
   */
  verifyOtp(request: OtpVerify, options?: CallOptions): Promise<Result<OtpVerifyResponse, PortErrorCode>>
  /** Ends the session on the server; the next `open` of the session port begins a guest's. */
  signOut(options?: CallOptions): Promise<Result<null, PortErrorCode>>
  /** Where the shopper is signed in, this device first, then by the latest use; 'auth/forbidden' for a guest. */
  sessions(options?: CallOptions): Promise<Result<readonly SignedInSession[], PortErrorCode>>
  /** Signs the shopper out on one other device; gives 1, or 0 where that was over already. 'auth/forbidden' for a guest. */
  endSession(id: string, options?: CallOptions): Promise<Result<number, PortErrorCode>>
  /** Signs the shopper out on all other devices; gives on how many. 'auth/forbidden' for a guest. */
  endOtherSessions(options?: CallOptions): Promise<Result<number, PortErrorCode>>
  /** Records device and sign-in [03.9]. */
  deviceLogin(login: DeviceLogin, options?: CallOptions): Promise<Result<null, PortErrorCode>>
  /** Records that a session has begun [03.7]. */
  sessionStart(start: SessionStart, options?: CallOptions): Promise<Result<null, PortErrorCode>>
  userActivity(activity: UserActivity, options?: CallOptions): Promise<Result<null, PortErrorCode>>
  /** Keeps the language that was chosen with the session [01.5]. */
  userPreference(preference: UserPreference, options?: CallOptions): Promise<Result<null, PortErrorCode>>
  /** The profile of who is signed in; 'auth/forbidden' for a guest [03.11]. */
  profile(options?: CallOptions): Promise<Result<Profile, PortErrorCode>>
  /** Sends the code that deletes the account to the account's own number [03.11]; gives it where a dev server tells it. */
  otpForDeletion(
    request: { readonly mobileNumber: string },
    options?: CallOptions,
  ): Promise<Result<{ readonly developmentCode?: string | undefined }, PortErrorCode>>
  /** Deletes the account with that code and ends its sessions [03.11]; false, and nothing is deleted, for another code. */
  deleteUser(request: { readonly otpCode: string }, options?: CallOptions): Promise<Result<boolean, PortErrorCode>>
}
