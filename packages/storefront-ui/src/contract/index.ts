export type { WidgetContract } from './widget-contract.ts'
