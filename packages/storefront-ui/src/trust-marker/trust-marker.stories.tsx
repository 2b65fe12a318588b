import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/index.ts'
import { LabelAdvice } from './label-advice.tsx'
import { ProductPromises } from './product-promises.tsx'
import { TrustMarker } from './trust-marker.tsx'

const meta = {
  title: 'Cart/Trust marker',
  component: TrustMarker,
  parameters: {
    usage: {
      when: 'What a shopper can rely on at the bill: genuine products, cash on delivery, help on the phone.',
      instead: 'For a picture of the shop alone use the trust image.',
      dos: [
        'Set `helpsByPhone` to false where there is no number to call.',
        'Put every word of a `picture` into its `alt`; when it fails, the words of the widget come back.',
        'On a product page use `ProductPromises`, for a pesticide `LabelAdvice` with the licence of the seller.',
      ],
      donts: [
        'Use the words where the shop takes no cash on delivery: they always promise it. Pass a `picture` instead.',
        'Link it: it is read, not pressed.',
      ],
    },
  },
} satisfies Meta<typeof TrustMarker>

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
