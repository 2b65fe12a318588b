export { useOtpWords } from './use-otp-words.ts'
export type { OtpWords } from './use-otp-words.ts'
