import type { OtpResend } from '@krishi/storefront-core/auth'
import type { CallEnd } from '@krishi/storefront-core/contract'
import type { ReactNode } from 'react'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import type { ReadCode } from '../otp-input/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** Why the code was not taken: by its digits [32.2], by the server in its own words, or how the question ended [32.6]. */
export type SignInCodeError = 'invalid' | CallEnd | { readonly sentence: string }

/** Why no code is known to have been sent: too many were asked for, or how the call ended [32.6]. */
export type SendProblem = 'too-many' | CallEnd

/** Where a sign-in stands. */
export interface SignInFacts {
  readonly step: 'number' | 'code'
  /** The digits that there are, at most ten once they are a whole number [32.1]. */
  readonly mobileNumber: string
  /** The digits of the code that there are. */
  readonly code: string
  /** How many it has. */
  readonly codeLength: number
  /** It cannot be the number of an Indian mobile [32.1]. Goes when it is changed. */
  readonly numberError?: 'invalid' | undefined
  /** Goes when the code is changed. */
  readonly codeError?: SignInCodeError | undefined
  /** Why the last code was not sent. */
  readonly sendError?: SendProblem | undefined
  /** Whether another code may be asked for [32.3]. */
  readonly resend: OtpResend
  /** What is awaited; `verified` while the next page is opened. */
  readonly busy: 'none' | 'sending' | 'verifying' | 'verified'
  /** The code itself, from a server that sends no messages. */
  readonly developmentCode?: string | undefined
}

/** The events of the sign-in. Nothing is sent or checked again while an answer is on its way. */
export interface SignInIntents {
  /** Called with what `editPhone` keeps: ten digits once the number is whole. */
  readonly onMobileNumberChange: (mobileNumber: string) => void
  /** Called whatever the number is: the caller refuses it with `numberError` [32.1]. */
  readonly onSend: () => void
  /** Called with the digits that there are now. */
  readonly onCodeChange: (code: string) => void
  /** Called whatever the code is: the caller refuses it with `codeError` [32.2]. */
  readonly onVerify: () => void
  readonly onResend: () => void
  /** Called to go back to the number, which is kept; the caller drops the code [32.4]. */
  readonly onEditNumber: () => void
}

/** Props of a sign-in with a code by SMS. */
export interface SignInProps extends SignInIntents, RootProps<HTMLElement> {
  readonly title: string
  /** @default 1 */
  readonly headingLevel?: 1 | 2 | undefined
  readonly facts: SignInFacts
  /** How a code is found in pasted text: core's `readOtp`. @default the first digits */
  readonly readCode?: ReadCode | undefined
  /** Where the forms are posted when no script runs. @default the same address */
  readonly action?: string | undefined
  /** Why a sign-in is asked for, above the number. */
  readonly children?: ReactNode
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** A text of the sign-in. */
export type SignInText = keyof typeof en

/** The texts of the sign-in. */
export type SignInWords = Translate<SignInText>
