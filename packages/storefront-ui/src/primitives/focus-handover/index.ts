export { useFocusHandover } from './use-focus-handover.ts'
