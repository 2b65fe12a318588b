export { OrderCard } from './order-card.tsx'
export type { OrderCardProps } from './order-card.tsx'
export { OrderList } from './order-list.tsx'
export type { OrderListProps, OrderListState } from './order-list.tsx'
