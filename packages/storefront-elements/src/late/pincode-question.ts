// By itself, so that an element brings it when it is asked, and without the question that offers addresses.
export { PincodeQuestionWidget } from '@krishi/storefront-widgets/pincode-modal'
