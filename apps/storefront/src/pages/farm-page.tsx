import { useCropName } from '@krishi/storefront-ui/crop-name'
import { useFarmWords } from '@krishi/storefront-ui/farm'
import { FarmWidget } from '@krishi/storefront-widgets/farm'
import { useState } from 'react'
import { useCropHref } from '../features/farm/use-crop-href.ts'
import type { PageModule } from '../shell/page.ts'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useShop } from '../shell/shop-context.ts'
import en from './messages/en.json'
import '../styles/farm-page.css'

const PincodeModal = createOverlay(() => import('../features/product/pincode-modal.tsx'))

/** How long a removal can be taken back, in ms. */
const undoMs = 6000

function FarmPage() {
  const { notices } = useShop()
  const words = useFarmWords()
  const nameOf = useCropName()
  const cropHref = useCropHref()
  const [isPlaceAsked, setPlaceAsked] = useState(false)
  const onClose = () => setPlaceAsked(false)
  return (
    <>
      <FarmWidget
        cropHref={cropHref}
        onPlaceAsk={() => setPlaceAsked(true)}
        onRemoved={(removal, restore) =>
          notices.show({
            id: `farm ${removal}`,
            text: removal === 'all' ? words.cleared : words.cropRemoved(nameOf(removal)),
            durationMs: undoMs,
            action: { label: words.undo, onSelect: restore },
          })
        }
      />
      <PincodeModal wanted={isPlaceAsked ? { onClose } : null} onGiveUp={onClose} />
    </>
  )
}

/** What the shopper tells of the own farm; it stays on the device (ADR 0049). */
export const page: PageModule = {
  Component: FarmPage,
  head: ({ textsOf }) => ({ title: textsOf('pages', en)('farmTitle') }),
}
