export type { ChoosableAddress } from './address-choice.tsx'
export { PincodeModal } from './pincode-modal.tsx'
export type { PincodeModalProps, PlaceProblem } from './pincode-modal.tsx'
