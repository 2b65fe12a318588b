export { SignInModal } from './sign-in-modal.tsx'
export type { SignInModalProps } from './sign-in-modal.tsx'
export { SignIn } from './sign-in.tsx'
export type { SignInCodeError, SignInFacts, SignInIntents, SignInProps } from './sign-in.types.ts'
