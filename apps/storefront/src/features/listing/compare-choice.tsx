import type { Product } from '@krishi/storefront-core/catalog'
import { useCompareWords } from '@krishi/storefront-ui/compare'
import { CompareBarWidget, CompareCheckWidget } from '@krishi/storefront-widgets/compare'
import { useEffect } from 'react'
import { useShop } from '../../shell/shop-context.ts'
import { setCardChoice } from './card-choice.ts'
import '../../styles/compare-choice.css'

/** How long a removal can be taken back, in ms. */
const undoMs = 6000

function CardCheck({ product }: { readonly product: Product }) {
  const { notices } = useShop()
  return (
    <CompareCheckWidget
      product={product}
      onFull={(text) => notices.show({ id: 'compare-full', text, tone: 'danger' })}
    />
  )
}

/** Products are chosen for the comparison on their cards: a box on each, and a bar that leads there. An overlay. */
export default function CompareChoice({ onStop }: { readonly onStop: () => void }) {
  const { paths, notices } = useShop()
  const words = useCompareWords()
  useEffect(() => {
    setCardChoice((product) => <CardCheck product={product} />)
    return () => setCardChoice(null)
  }, [])
  return (
    <CompareBarWidget
      compareHref={paths.to('/compare')}
      onStop={onStop}
      onCleared={(restore) =>
        notices.show({
          id: 'compare-cleared',
          text: words.cleared,
          durationMs: undoMs,
          action: { label: words.undo, onSelect: restore },
        })
      }
    />
  )
}
