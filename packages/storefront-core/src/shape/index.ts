export { hasShape, isCount, isFlag, isListOf, isNullOr, isOneOf, isPositive, isRecord, isText } from './guards.ts'
export type { Guard } from './guards.ts'
export { parseJson } from './parse-json.ts'
