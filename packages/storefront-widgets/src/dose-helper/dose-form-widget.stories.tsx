import { aVariant, english } from '@krishi/storefront-hooks/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoseFormWidget } from './dose-form-widget.tsx'

const meta = {
  title: 'Connected/Dose form',
  component: DoseFormWidget,
  args: {
    dose: { kind: 'dose', min: 60, max: 100, unit: 'ml' },
    variant: aVariant({ id: 'bottle', title: english('250 ml'), netQuantity: { value: 250, unit: 'ml' } }),
  },
} satisfies Meta<typeof DoseFormWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SeedRate: Story = { args: { dose: { kind: 'seed-rate', min: 80, max: 100, unit: 'g' } } }

export const OtherMeasure: Story = { args: { variant: aVariant({ id: 'kilo' }) } }
