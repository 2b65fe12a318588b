import { boot } from '@krishi/storefront-host/start'

boot()
