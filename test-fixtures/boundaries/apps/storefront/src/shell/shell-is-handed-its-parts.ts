import { menu } from '../features/menu/menu.ts'

export const bar = menu
