import type { Meta, StoryObj } from '@storybook/react-vite'
import { someUnits } from '../dose-helper/dose-helper.fixtures.ts'
import { FarmForm } from './farm-form.tsx'
import { FarmLink } from './farm-link.tsx'
import { someCrops } from './farm.fixtures.ts'
import { OwnCrops } from './own-crops.tsx'

const nothing = () => undefined

const meta = {
  title: 'Account/Farm',
  component: FarmForm,
  args: {
    status: 'ready',
    crops: someCrops,
    choices: ['paddy', 'wheat', 'okra'],
    limit: 12,
    area: '2.5',
    unit: 'acre',
    units: someUnits,
    problem: null,
    place: '570010, Mysuru',
    isKept: true,
    isEmpty: false,
    onCropAdd: nothing,
    onCropRemove: nothing,
    onAreaChange: nothing,
    onUnitChange: nothing,
    onPlaceAsk: nothing,
    onClear: nothing,
  },
  parameters: {
    usage: {
      when: 'What a shopper tells of the own farm: crops, area and pincode. It stays on the device.',
      instead: 'For the area of one dose use the dose helper, which takes it from here.',
      dos: [
        'Take each change at once: there is no button to save.',
        'Say by `isKept` that the browser keeps nothing.',
        'On other pages use `OwnCrops` and `FarmLink`.',
      ],
      donts: ['Send it to the server.', 'Ask before the farm is removed: a toast can undo it.'],
    },
  },
} satisfies Meta<typeof FarmForm>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Empty: Story = { args: { crops: [], area: '', place: null, isEmpty: true } }

export const Loading: Story = { args: { status: 'loading', isEmpty: true } }

export const Full: Story = { args: { limit: someCrops.length } }

export const WrongArea: Story = { args: { area: '5000', problem: 'dose/area-too-large' } }

export const NotKept: Story = { args: { isKept: false } }

export const LongWords: Story = { globals: { locale: 'ta', viewport: { value: 'phone' } } }

export const Crops: Story = { render: () => <OwnCrops crops={someCrops} editHref="#farm" /> }

export const Link: Story = { render: () => <FarmLink href="#farm" isFromFarm={false} /> }
