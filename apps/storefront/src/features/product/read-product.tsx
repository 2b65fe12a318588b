import { createBrowserSpeech, noSpeech } from '@krishi/storefront-hooks/read-aloud'
import { ReadAloudWidget } from '@krishi/storefront-widgets/read-aloud'
import { usePageProduct } from './use-page-product.ts'
import '../../styles/read-aloud.css'

const speech = typeof window === 'undefined' ? noSpeech : createBrowserSpeech(window)

/** Reads the product of the page aloud where the device has a voice of its language. A lazy island. */
export default function ReadProduct() {
  const product = usePageProduct()
  if (product === null) return null
  return <ReadAloudWidget key={product.handle} product={product} speech={speech} />
}
