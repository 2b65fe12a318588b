import { name } from '../../pages/home-page.ts'

export const first = name
