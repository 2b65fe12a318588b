import { boot } from './inline-boot.ts'

boot()
