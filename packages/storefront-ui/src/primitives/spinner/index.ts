export { spinner } from './spinner.tsx'
