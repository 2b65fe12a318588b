import type { SignInCodeError, SendProblem, SignInText } from './sign-in.types.ts'

/** The words for a code that was not sent. */
export const sendProblemWords: Readonly<Record<SendProblem, SignInText>> = {
  'too-many': 'tooManyCodes',
  'not-sent': 'notSent',
  'no-answer': 'sendNoAnswer',
  failed: 'unableToSendOtp',
}

/** The words for a code that was not taken, where the server has none of its own. */
export const codeErrorWords: Readonly<Record<Extract<SignInCodeError, string>, SignInText>> = {
  invalid: 'pleaseEnterValidOtp',
  'not-sent': 'notSent',
  'no-answer': 'verifyNoAnswer',
  failed: 'unableToVerify',
}
