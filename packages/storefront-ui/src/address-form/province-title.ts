import type { Province } from './address-form.types.ts'

/** The name of a state by its id; the id itself where the list does not have it. */
export function provinceTitle(provinces: readonly Province[], province: string): string {
  return provinces.find(({ id }) => id === province)?.title ?? province
}
