import { Tabs } from 'radix-ui'

export const CartTabs = Tabs
