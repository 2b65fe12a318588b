import type { WidgetContract } from '../contract/index.ts'

export const searchVoiceContract = {
  scope: 'search-voice',
  parts: { root: 'Button and words.', status: 'That it listens, or why it has heard nothing.' },
  attributes: { 'data-status': '`idle`, `listening`, `nothing`, `denied` or `failed`.' },
  variables: {},
} as const satisfies WidgetContract
