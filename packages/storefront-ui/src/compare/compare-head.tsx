import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { IconButton } from '../primitives/button/index.ts'
import { CloseIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { CompareColumn } from './compare.types.ts'
import type en from './messages/en.json'

interface CompareHeadProps {
  readonly column: CompareColumn
  readonly onRemove: (handle: string) => void
  readonly t: Translate<keyof typeof en>
}

/** The head of a product's column. Renders a `<th>`. */
export function CompareHead({ column: { handle, href, product }, onRemove, t }: CompareHeadProps) {
  const { Link } = useUi()
  const { productName, productImages } = product
  return (
    <th scope="col">
      <div data-scope="compare" data-part="product">
        <span data-scope="compare" data-part="picture">
          <Image src={productImages[0] ?? ''} alt="" width={96} height={96} widths={[160, 240, 320]} />
        </span>
        <Link data-scope="compare" data-part="name" href={href}>
          <Text value={productName} />
        </Link>
        <span data-scope="compare" data-part="remove">
          <IconButton
            tone="quiet"
            label={t('removeProduct', { product: productName.text })}
            icon={<CloseIcon />}
            onClick={() => onRemove(handle)}
          />
        </span>
      </div>
    </th>
  )
}
