import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aMenuItem, aShop } from '../memory/fixtures.ts'
import { createQueryClient } from '../query/create-query-client.ts'
import { menuOptions } from './use-menu.ts'

const columns = [
  { title: 'Tomato', handle: 'tomato', link: '/collections/tomato', position: 1, pageType: 'other' },
] as const

const group = { subMenuHandle: 'crops', subMenuName: 'Crops', subMenuLink: '', subMenuPosition: 1, columns }

describe('the menus of a bar', () => {
  it.each([
    ['links', { columns }, true],
    ['sub menus', { subMenus: [group] }, true],
    ['nothing', {}, false],
  ])(
    '[09.4] are read without the %s under them, which would be sent with every page',
    async (_what, below, hasLinks) => {
      const seeds = aMenuItem({ menuHandle: 'seeds' })
      const backend = createMemoryBackend({ shop: aShop({ menu: [{ ...seeds, ...below }] }) })
      const { columns: _columns, subMenus: _subMenus, ...bare } = seeds
      const [menu] = await createQueryClient().query(menuOptions(createMemoryPorts({ backend }), { locale: 'en' }))
      expect(menu).toEqual({ ...bare, hasLinks })
    },
  )
})
