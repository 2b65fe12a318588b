export { OTPInput } from 'input-otp'
