import { expect as base } from '@playwright/test'

/** As patient as a shopper on a busy machine. */
export const expect = base.configure({ timeout: 30_000 })
