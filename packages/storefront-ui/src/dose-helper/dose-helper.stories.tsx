import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoseForm } from './dose-form.tsx'
import type { DoseFormProps } from './dose-form.tsx'
import { DoseHelper } from './dose-helper.tsx'

const nothing = () => undefined

const units = {
  acre: { squareMetres: 4_046.86 },
  hectare: { squareMetres: 10_000 },
  'bigha-27225': { squareMetres: 2_529.29 },
  'bigha-17424': { squareMetres: 1_618.74 },
  'bigha-14400': { squareMetres: 1_337.8 },
  'bigha-8712': { squareMetres: 809.37 },
}

const form: DoseFormProps = {
  kind: 'dose',
  dose: { min: { value: 60, unit: 'ml' }, max: { value: 100, unit: 'ml' } },
  pack: '100 ml',
  area: '1.5',
  unit: 'acre',
  units,
  answer: {
    status: 'advice',
    advice: {
      needed: { min: { value: 90, unit: 'ml' }, max: { value: 150, unit: 'ml' } },
      packs: { min: 1, max: 2 },
      leftOver: { value: 50, unit: 'ml' },
      cost: 51_000,
    },
  },
  onAreaChange: nothing,
  onUnitChange: nothing,
}

const meta = {
  title: 'Product/Dose helper',
  component: DoseHelper,
  args: { children: null },
} satisfies Meta<typeof DoseHelper>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Advice: Story = { tags: ['visual-matrix'], render: () => <DoseForm {...form} /> }

export const Bigha: Story = { render: () => <DoseForm {...form} unit="bigha-27225" /> }

export const Empty: Story = {
  render: () => <DoseForm {...form} area="" answer={{ status: 'refused', code: 'dose/area-missing' }} />,
}

export const Invalid: Story = {
  render: () => <DoseForm {...form} area="two" answer={{ status: 'refused', code: 'dose/area-invalid' }} />,
}

export const NotComparable: Story = { render: () => <DoseForm {...form} answer={{ status: 'not-comparable' }} /> }

export const LongText: Story = { globals: { locale: 'ta' }, render: () => <DoseForm {...form} unit="bigha-14400" /> }
