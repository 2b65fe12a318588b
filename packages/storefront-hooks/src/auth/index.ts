export type {
  AuthPort,
  CodeToCheck,
  DeviceFacts,
  DeviceSession,
  DeviceSignIn,
  SentCode,
  SignInAnswer,
  UserActivity,
  UserPreference,
} from './auth-port.ts'
export { browserSignInDevice } from './browser-sign-in-device.ts'
export { createHttpAuthPort } from './create-http-auth-port.ts'
export { createSignInStore } from './create-sign-in-store.ts'
export type { SignInOptions } from './create-sign-in-store.ts'
export { unknownDevice } from './sign-in-device.ts'
export type { SignInDevice } from './sign-in-device.ts'
export type { CodeProblem, SendProblem, SignInActions, SignInEvent, SignInState, SignInStore } from './sign-in-store.ts'
export { useSignIn } from './use-sign-in.ts'
export type { SignInView, UseSignInOptions } from './use-sign-in.ts'
export { useSignOut } from './use-sign-out.ts'
export type { SignOutView } from './use-sign-out.ts'
export type { AccountDeletionActions, AccountDeletionState, AccountEnd } from './create-account-deletion-store.ts'
export { useAccountDeletion } from './use-account-deletion.ts'
export type { AccountDeletionView } from './use-account-deletion.ts'
export { useDevices } from './use-devices.ts'
export type { DevicesView } from './use-devices.ts'
export { useProfile } from './use-profile.ts'
export type { ProfileView } from './use-profile.ts'
