import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/index.ts'
import { LabelAdvice } from './label-advice.tsx'
import { ProductPromises } from './product-promises.tsx'
import { TrustMarker } from './trust-marker.tsx'

const meta = { title: 'Cart/Trust marker', component: TrustMarker } satisfies Meta<typeof TrustMarker>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Picture: Story = {
  args: { picture: { mobileSrc: aPackshot('seeds'), desktopSrc: aPackshot('seeds'), alt: 'Genuine seeds' } },
}

export const PictureFails: Story = {
  args: { picture: { mobileSrc: 'data:image/png,none', desktopSrc: 'data:image/png,none', alt: 'Genuine seeds' } },
}

export const LongText: Story = { globals: { locale: 'ta' } }

/** Of a pesticide, as Indian law wants it told. */
export const AboutAPesticide: Story = { render: () => <LabelAdvice licence="KA/MYS/2026/114" /> }

export const OfUnknownOrigin: Story = { render: () => <ProductPromises inStock isIndiaAssumed={false} /> }

export const AboutAProduct: Story = { render: () => <ProductPromises inStock countryOfOrigin="India" /> }

export const AboutAProductThatIsGone: Story = {
  render: () => <ProductPromises inStock={false} countryOfOrigin="Israel" />,
}
