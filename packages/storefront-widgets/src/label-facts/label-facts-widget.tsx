import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { safeExternalUrl } from '@krishi/storefront-core/links'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { LabelFacts } from '@krishi/storefront-ui/label-facts'
import type { RootProps } from '@krishi/storefront-ui/root'
import { LabelAdvice } from '@krishi/storefront-ui/trust-marker'

/** Props of what a pesticide is sold with. */
export interface LabelFactsWidgetProps extends RootProps<HTMLElement> {
  readonly product: Pick<ProductDetail, 'plantProtection'>
  /** The only hosts that leaflets are read on. @default none */
  readonly leafletHosts?: readonly string[] | undefined
}

const noHosts: readonly string[] = []

/** The advice to read the label before a pesticide is bought, and what the catalogue knows of it: bound to the seller's licence. */
export function LabelFactsWidget(props: LabelFactsWidgetProps) {
  const { product, leafletHosts = noHosts, ...root } = props
  const { plantProtection } = product
  const { seller } = useSettings()
  return (
    <>
      <LabelAdvice {...root} licence={seller?.insecticideLicence} />
      {plantProtection && (
        <LabelFacts {...plantProtection} leafletUrl={safeExternalUrl(plantProtection.leafletUrl ?? '', leafletHosts)} />
      )}
    </>
  )
}
