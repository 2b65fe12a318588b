import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import { DoseForm } from './dose-form.tsx'
import type { DoseFormProps } from './dose-form.tsx'
import { someUnits } from './dose-helper.fixtures.ts'
import { DoseHelper } from './dose-helper.tsx'

const nothing = () => undefined

const form: DoseFormProps = {
  kind: 'dose',
  dose: { min: { value: 60, unit: 'ml' }, max: { value: 100, unit: 'ml' } },
  area: '3.4',
  unit: 'acre',
  units: someUnits,
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
  parameters: {
    usage: {
      when: 'How many packs a field needs: an area, its measure, the cheapest packs and why.',
      instead: 'Where only the area is asked use `AreaFields`, as the farm does.',
      dos: [
        'Load `DoseForm` when it opens: it may come late.',
        'Offer the measures of the district, with their square metres.',
        'Put the packs into the cart by `onAdd`, in one tap.',
      ],
      donts: [
        'Give a dose that the label does not: the caution below stays.',
        'Round an area that was typed: refuse what is no number, in words.',
      ],
    },
  },
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
