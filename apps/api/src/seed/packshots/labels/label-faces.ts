import type { Face } from '../faces.ts'
import type { Pack } from '../pack.ts'

/** The face of a brand's name; one brand keeps its face on all packs. */
export function brandFace({ chooseForBrand }: Pack): Face {
  return chooseForBrand<Face>('brand-face', ['sans', 'slab', 'narrow'])
}

/** The face of the product's name; long names stand narrow so that they can stand large. */
export function titleFace({ chooseForBrand, spec }: Pack): Face {
  return spec.title.length > 16 ? 'narrow' : chooseForBrand<Face>('title-face', ['sans', 'narrow', 'slab'])
}
