// react-aria-components: a search field that narrows a list box, by its own means.
import { useState } from 'react'
import { Input, Label, ListBox, ListBoxItem, SearchField, Text } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { brands, findBrands } from '../../lib/brands.ts'
import './list.css'

function Panel() {
  const [typed, setTyped] = useState('')
  const found = typed === '' ? brands : findBrands(typed)
  return (
    <>
      <SearchField value={typed} onChange={setTyped}>
        <Label>Search brands</Label>
        <Input />
      </SearchField>
      <p>{found.length} brands</p>
      <ListBox aria-label="Brands" selectionMode="multiple" items={found} className="list">
        {(brand) => (
          <ListBoxItem id={brand.value} textValue={brand.name} className="row">
            <span>{brand.name}</span>
            <Text slot="description">{brand.count}</Text>
          </ListBoxItem>
        )}
      </ListBox>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Panel />)
