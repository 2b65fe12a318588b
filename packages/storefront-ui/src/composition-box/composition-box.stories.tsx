import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/fixtures/index.ts'
import { CompositionBox } from './composition-box.tsx'

const meta = {
  title: 'Product/Composition box',
  component: CompositionBox,
  args: { content: { text: 'Tebuconazole 25.9% EC', lang: 'en' }, moleculeCode: 'M-48213' },
  parameters: {
    usage: {
      when: 'What is in a product, with the marker of its molecule.',
      instead: 'For the safety of a pesticide use the label facts.',
      dos: [
        'Write the content as the catalogue does: it is not translated.',
        'Pass null as `moleculeCode` where there is none.',
      ],
      donts: [
        'Add claims to it: it holds content alone.',
        'Rely on the picture of the marker: when it fails, the drawing with the code comes back.',
      ],
    },
  },
} satisfies Meta<typeof CompositionBox>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const WithoutMarker: Story = { args: { moleculeCode: null } }

export const OwnPicture: Story = { args: { markerSrc: aPackshot('seeds') } }

export const PictureFails: Story = { args: { markerSrc: 'data:image/png,none' } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { content: { text: 'Chlorantraniliprole 9.3% + Lambda-cyhalothrin 4.6% ZC with emulsifiers', lang: 'en' } },
}
