import { useAddressBook } from '@krishi/storefront-hooks/address'
import { PincodeModal } from '@krishi/storefront-ui/pincode-modal'
import { toChoosable } from './to-choosable.ts'
import { usePlaceQuestion } from './use-place-question.ts'
import type { PincodeModalWidgetProps } from './use-place-question.ts'

/** Asks where goods should be brought, offers the addresses of the book, remembers the answer and closes [16.2, 16.3, 16.5]. */
export function PincodeModalWidget(props: PincodeModalWidgetProps) {
  const { question, actions, closeAfter } = usePlaceQuestion(props)
  const { addresses } = useAddressBook()
  return (
    <PincodeModal
      {...question}
      onLocate={() => void closeAfter(actions.locate())}
      addresses={addresses.map(toChoosable)}
      onAddressChoose={(address) => {
        actions.take(address)
        props.onOpenChange(false)
      }}
    />
  )
}
