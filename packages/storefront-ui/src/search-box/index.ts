export { SearchBox } from './search-box.tsx'
export type { SearchBoxProps } from './search-box.tsx'
export type {
  SearchBoxIntents,
  SearchBoxItem,
  SearchBoxTerm,
  SearchBoxVariant,
  SearchBoxView,
} from './search-box.types.ts'
export { SearchCombobox } from './search-combobox.tsx'
export type { SearchComboboxProps } from './search-combobox.tsx'
export { typeInto } from './use-search-field.ts'
export { SearchForm } from './search-form.tsx'
export type { SearchFormProps } from './search-form.tsx'
