import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/fixtures/index.ts'
import { CompositionBox } from './composition-box.tsx'

const meta = {
  title: 'Product/Composition box',
  component: CompositionBox,
  args: { content: { text: 'Tebuconazole 25.9% EC', lang: 'en' }, moleculeCode: 'M-48213' },
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
