import type { Meta, StoryObj } from '@storybook/react-vite'
import { aVideo, someBanners, somePictures } from './carousel.fixtures.ts'
import { Carousel } from './index.ts'

const meta = {
  title: 'Shop window/Carousel',
  component: Carousel,
  args: {
    items: somePictures,
    label: 'Arka Rakshak Tomato Seeds',
    picture: { width: 640, height: 400, widths: [320, 480, 640, 960], sizes: '100vw', priority: true },
    autoplay: false,
  },
  parameters: {
    usage: {
      when: 'A few pictures or videos, one in view at a time: banners of a home page, pictures of a product.',
      instead: 'For a product page use the product gallery; for products the product strip.',
      dos: [
        'Set `priority` where the first picture is the largest thing of the first screen.',
        "Give banners words by `caption`: they stand in the link, in the shopper's language.",
        'Leave the button that stops the turning in place: it is there whenever `autoplay` is.',
      ],
      donts: [
        'Turn pictures by themselves where the shopper looks at one product.',
        'Put the only way to a page into a later slide.',
      ],
      keys: { 'Left, Right': 'the slide before, the slide after; stops the turning' },
    },
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Thumbnails: Story = { args: { thumbnails: true, indicators: false } }

/** Pictures that lead somewhere; the last one does not. */
export const Banners: Story = { args: { items: someBanners, label: 'Offers of the week' } }

/** Words beside every picture, as on a home page. */
export const Captions: Story = {
  args: {
    items: someBanners,
    label: 'Offers of the week',
    caption: ({ name }) => (
      <>
        <strong>{name}</strong>
        <span>See more</span>
      </>
    ),
  },
}

/** Turns every five seconds until it is stopped, pointed at or focused. A picture is taken of the first slide. */
export const Turning: Story = { args: { items: someBanners, label: 'Offers of the week', autoplay: true } }

export const Video: Story = { args: { items: [aVideo, ...somePictures], thumbnails: true } }

/** Every picture can be enlarged. */
export const Enlarging: Story = { args: { onPictureOpen: () => undefined } }

export const AtItsEnd: Story = { args: { loop: false, index: 2 } }

export const BrokenPicture: Story = {
  args: {
    items: somePictures.map((item) => ({ ...item, imageUrl: 'data:image/png;base64,broken' })),
    picture: {
      width: 640,
      height: 400,
      widths: [320, 480, 640, 960],
      fallbackSrc: somePictures[1]?.imageUrl ?? '',
      priority: true,
    },
  },
}

export const SinglePicture: Story = { args: { items: somePictures.slice(0, 1), autoplay: true } }

export const LongText: Story = {
  args: { items: someBanners.map((item) => ({ ...item, name: item.name.repeat(8), imageTitle: item.name.repeat(8) })) },
}
