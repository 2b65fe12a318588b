export type { ReadCode } from './edit-code.ts'
export { OtpInput } from './otp-input.tsx'
export type { OtpChangeReason, OtpInputProps } from './otp-input.tsx'
