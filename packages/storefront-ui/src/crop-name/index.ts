export { useCropName } from './use-crop-name.ts'
