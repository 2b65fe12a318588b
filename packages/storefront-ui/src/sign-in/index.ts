export { DevelopmentCode } from './development-code.tsx'
export type { DevelopmentCodeProps } from './development-code.tsx'
export { ResendCode } from './resend-code.tsx'
export type { ResendCodeProps } from './resend-code.tsx'
export { SendFailure } from './send-failure.tsx'
export type { SendFailureProps } from './send-failure.tsx'
export { SignInModal } from './sign-in-modal.tsx'
export type { SignInModalProps } from './sign-in-modal.tsx'
export { SignIn } from './sign-in.tsx'
export type {
  SendProblem,
  SignInCodeError,
  SignInFacts,
  SignInIntents,
  SignInProps,
  SignInWords,
} from './sign-in.types.ts'
