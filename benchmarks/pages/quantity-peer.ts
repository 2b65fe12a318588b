export { NumberField } from '@base-ui/react/number-field'
