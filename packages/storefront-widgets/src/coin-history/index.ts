export { CoinHistoryWidget } from './coin-history-widget.tsx'
