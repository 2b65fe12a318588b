import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import { DoseForm } from './dose-form.tsx'
import type { DoseFormProps } from './dose-form.tsx'
import { DoseHelper } from './dose-helper.tsx'

const nothing = () => undefined

const units = {
  acre: { squareMetres: 4_046.86 },
  hectare: { squareMetres: 10_000 },
  guntha: { squareMetres: 101.17 },
  cent: { squareMetres: 40.47 },
  'bigha-27225': { squareMetres: 2_529.29 },
  'bigha-17424': { squareMetres: 1_618.74 },
  'bigha-14400': { squareMetres: 1_337.8 },
  'bigha-8712': { squareMetres: 809.37 },
  'katha-2880': { squareMetres: 267.56 },
  'katha-1361': { squareMetres: 126.46 },
  'katha-720': { squareMetres: 66.89 },
}

const form: DoseFormProps = {
  kind: 'dose',
  dose: { min: { value: 60, unit: 'ml' }, max: { value: 100, unit: 'ml' } },
  area: '3.4',
  unit: 'acre',
  units,
  answer: {
    status: 'advice',
    advice: {
      needed: { min: { value: 204, unit: 'ml' }, max: { value: 340, unit: 'ml' } },
      mix: [
        { pack: { title: aText('100 ml') }, count: 1 },
        { pack: { title: aText('250 ml') }, count: 1 },
      ],
      cost: 80_000,
      leftOver: { value: 10, unit: 'ml' },
      packsForLess: 1,
      instead: { pack: { title: aText('100 ml') }, count: 4, dearerBy: 20_000 },
    },
  },
  onAreaChange: nothing,
  onUnitChange: nothing,
  onAdd: nothing,
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

export const NotEnough: Story = { render: () => <DoseForm {...form} answer={{ status: 'not-enough' }} /> }

export const NotComparable: Story = { render: () => <DoseForm {...form} answer={{ status: 'not-comparable' }} /> }

export const LongText: Story = { globals: { locale: 'ta' }, render: () => <DoseForm {...form} unit="bigha-14400" /> }
