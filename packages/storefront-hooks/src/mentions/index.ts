export { useThreadPeople } from './use-thread-people.ts'
