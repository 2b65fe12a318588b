import { PincodeModal } from '@krishi/storefront-ui/pincode-modal'
import { usePlaceQuestion } from './use-place-question.ts'
import type { PincodeModalWidgetProps } from './use-place-question.ts'

/** Asks for a pincode alone, on a page that knows neither addresses nor places: remembers the answer and closes [16.3]. */
export function PincodeQuestionWidget(props: PincodeModalWidgetProps) {
  return <PincodeModal {...usePlaceQuestion(props).question} />
}
