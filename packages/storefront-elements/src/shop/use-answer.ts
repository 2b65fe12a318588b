import { useEffect, useState } from 'react'
import { useShop } from './shop.ts'

/**
 * What the shop answers for a key, such as a product for its handle. Null without a key, until it is read, and where there is no
 * answer; then it is asked for again when the page is back.
 *
 * @param read The same function from render to render. Resolves to null where there is nothing, and never rejects.
 */
export function useAnswer<Answer>(key: string | null, read: (key: string) => Promise<Answer | null>): Answer | null {
  const { storefront } = useShop()
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: Answer } | null>(null)
  const answer = known?.key === key ? known.answer : null
  const isMissing = answer === null

  useEffect(() => {
    if (key === null || !isMissing) return undefined
    let isOver = false
    const ask = () => void read(key).then((found) => isOver || setKnown(found && { key, answer: found }))
    ask()
    const stop = storefront.onReturn(ask)
    return () => {
      isOver = true
      stop()
    }
  }, [key, isMissing, read, storefront])

  return answer
}
