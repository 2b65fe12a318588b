import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../primitives/badge/index.ts'
import { aPackshot } from '../testing/fixtures/index.ts'
import { ProductGallery } from './product-gallery.tsx'

const meta = {
  title: 'Product/Product gallery',
  component: ProductGallery,
  args: { images: [aPackshot('seeds'), aPackshot('sack'), aPackshot('bottle')], alt: 'Arka Rakshak Tomato Seeds' },
  parameters: {
    usage: {
      when: 'The pictures of one product: one large, thumbnails of all, and a tap that enlarges.',
      instead: 'For banners use the carousel; to read a label closely this opens the zoom viewer.',
      dos: [
        'Pass addresses without `w` and `q`, the best picture first.',
        'Put discount and organic at the corner, as `badges`.',
        'Pass a viewer with texts of its own by `loadZoomViewer`.',
      ],
      donts: [
        'Change the picture by a timer: the shopper decides which one to look at.',
        'Load the viewer with the page: it comes when a picture is pointed at or tapped.',
      ],
      keys: { 'Left, Right': 'the picture before, the picture after' },
    },
  },
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SinglePicture: Story = { args: { images: [aPackshot('seeds')] } }

export const WithBadge: Story = { args: { badges: <Badge tone="offer">13% off</Badge> } }

export const Empty: Story = { args: { images: [] } }

/** The button that enlarges, in any language. */
function pictureIn(buttons: readonly HTMLElement[]): HTMLElement {
  return buttons.find((button) => button.matches('[data-part="content"]')) ?? document.body
}

/** The viewer was asked for, and the network is slow. */
export const Opening: Story = {
  args: { loadZoomViewer: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(pictureIn(canvas.getAllByRole('button')))
  },
}

/** The network refused it. */
export const Failed: Story = {
  args: { loadZoomViewer: () => Promise.reject(new Error('No network')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(pictureIn(canvas.getAllByRole('button')))
  },
}
