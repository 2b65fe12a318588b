export { PincodeModalWidget } from './pincode-modal-widget.tsx'
export { PincodeQuestionWidget } from './pincode-question-widget.tsx'
export type { PincodeModalWidgetProps } from './use-place-question.ts'
