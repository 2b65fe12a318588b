import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aMenuItem, aShop } from '../memory/fixtures.ts'
import { createQueryClient } from '../query/create-query-client.ts'
import { menuOptions } from './use-menu.ts'

describe('the menus of a bar', () => {
  it('are read without the links under them, which would be sent with every page', async () => {
    const columns = [{ title: 'Tomato', link: '/collections/tomato', position: 1 }]
    const { columns: _, ...seeds } = aMenuItem({ menuHandle: 'seeds' })
    const backend = createMemoryBackend({ shop: aShop({ menu: [{ ...seeds, columns }] }) })
    const ports = createMemoryPorts({ backend })
    expect(await createQueryClient().fetchQuery(menuOptions(ports, { locale: 'en' }))).toEqual([seeds])
  })
})
