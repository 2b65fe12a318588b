import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { useId } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { MoleculeMarker } from './molecule-marker.tsx'

/** Props of what is in a product. */
export interface CompositionBoxProps extends RootProps<HTMLElement> {
  /** Active ingredient, grade or formulation, as the catalogue writes it. */
  readonly content: LocalizedText
  /** Of the molecule; null shows no marker [15.5]. */
  readonly moleculeCode: string | null
  /** The shop's own picture of the marker. @default a drawing of ours */
  readonly markerSrc?: string | undefined
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** What is in a product, with the marker of its molecule [15.5]. Renders a `<section>`. */
export function CompositionBox({ content, moleculeCode, markerSrc, messages, ...root }: CompositionBoxProps) {
  const t = usePlainMessages('compositionBox', en, messages)
  const headingId = useId()
  return (
    <section {...root} data-scope="composition-box" data-part="root" aria-labelledby={headingId}>
      <div data-scope="composition-box" data-part="words">
        <h2 data-scope="composition-box" data-part="title" id={headingId}>
          {t('title')}
        </h2>
        <Text as="p" data-scope="composition-box" data-part="content" translate="no" value={content} />
      </div>
      {moleculeCode === null ? null : (
        <MoleculeMarker code={moleculeCode} label={t('molecule', { code: moleculeCode })} src={markerSrc} />
      )}
    </section>
  )
}
