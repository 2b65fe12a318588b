import { spokenParts } from '@krishi/storefront-core/read-aloud'
import { useReadAloud } from '@krishi/storefront-hooks/read-aloud'
import type { Speech } from '@krishi/storefront-hooks/read-aloud'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { ReadAloud } from '@krishi/storefront-ui/read-aloud'
import type { ReadAloudProps } from '@krishi/storefront-ui/read-aloud'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of the connected button that reads a product aloud. */
export interface ReadAloudWidgetProps extends Pick<ReadAloudProps, 'messages'>, RootProps {
  readonly product: Parameters<typeof spokenParts>[0]
  /** What the device can do, such as `createBrowserSpeech(window)`. Keep it stable. */
  readonly speech: Speech
}

/** Reads a product aloud in the storefront's language. Renders nothing where the device has no voice of it. */
export function ReadAloudWidget({ product, speech, messages, ...root }: ReadAloudWidgetProps) {
  const { locale } = useStorefront()
  const { status, start, stop } = useReadAloud(speech, spokenParts(product, locale))
  if (status === 'unavailable') return null
  return (
    <ReadAloud
      {...root}
      {...{ status, messages }}
      product={product.productName.text}
      onStart={() => void start()}
      onStop={stop}
    />
  )
}
