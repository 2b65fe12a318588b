// The same panel on react-aria-components: sections that fold, boxes, radios, a search over a virtual list of brands,
// a slider with two thumbs and two number fields.
import { useState } from 'react'
import {
  Button,
  CheckboxButton,
  CheckboxField,
  CheckboxGroup,
  Disclosure,
  DisclosurePanel,
  Form,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  NumberField,
  RadioButton,
  RadioField,
  RadioGroup,
  SearchField,
  Slider,
  SliderThumb,
  SliderTrack,
  Virtualizer,
  useFilter,
} from 'react-aria-components'

interface Choice {
  readonly value: string
  readonly label: string
}

interface PanelProps {
  readonly categories: readonly Choice[]
  readonly brands: readonly Choice[]
  readonly ratings: readonly Choice[]
  readonly onChange: (section: string, values: unknown) => void
}

export function ReactAriaPanel({ categories, brands, ratings, onChange }: PanelProps) {
  const [typed, setTyped] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const found = brands.filter(({ label }) => contains(label, typed))
  return (
    <Form>
      <Section title="Categories">
        <CheckboxGroup aria-label="Categories" onChange={(values) => onChange('categories', values)}>
          {categories.map(({ value, label }) => (
            <CheckboxField key={value} value={value}>
              <CheckboxButton>{label}</CheckboxButton>
            </CheckboxField>
          ))}
        </CheckboxGroup>
      </Section>
      <Section title="Brands">
        <SearchField value={typed} onChange={setTyped}>
          <Label>Search brands</Label>
          <Input />
        </SearchField>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: 44 }}>
          <ListBox
            aria-label="Brands"
            selectionMode="multiple"
            items={found.map((brand) => ({ ...brand, id: brand.value }))}
            onSelectionChange={(values) => onChange('brands', values)}
          >
            {({ label }) => <ListBoxItem>{label}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Section>
      <PriceSection onChange={(range) => onChange('price', range)} />
      <Section title="Rating">
        <RadioGroup aria-label="Rating" onChange={(value) => onChange('rating', value)}>
          {ratings.map(({ value, label }) => (
            <RadioField key={value} value={value}>
              <RadioButton>{label}</RadioButton>
            </RadioField>
          ))}
        </RadioGroup>
      </Section>
    </Form>
  )
}

function PriceSection({ onChange }: { onChange: (range: readonly number[]) => void }) {
  const [price, setPrice] = useState([0, 20_000])
  const setEnd = (end: number) => (amount: number) => setPrice(price.map((old, at) => (at === end ? amount : old)))
  return (
    <Section title="Price">
      <Slider value={price} maxValue={80_000} step={500} onChange={setPrice} onChangeEnd={onChange}>
        <Label>Price</Label>
        <SliderTrack>
          <SliderThumb index={0} aria-label="Lowest price" />
          <SliderThumb index={1} aria-label="Highest price" />
        </SliderTrack>
      </Slider>
      {price.map((amount, end) => (
        <NumberField key={end} value={amount} minValue={0} maxValue={80_000} step={500} onChange={setEnd(end)}>
          <Label>{end === 0 ? 'Lowest price' : 'Highest price'}</Label>
          <Input />
        </NumberField>
      ))}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Disclosure defaultExpanded>
      <Heading>
        <Button slot="trigger">{title}</Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Disclosure>
  )
}
