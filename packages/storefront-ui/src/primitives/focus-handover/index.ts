export { isFocusLost } from './is-focus-lost.ts'
export { useFocusHandover } from './use-focus-handover.ts'
