/** A measure of land that a farmer can choose. */
export type AreaUnit = 'acre' | 'hectare' | 'bigha-27225' | 'bigha-17424' | 'bigha-14400' | 'bigha-8712'

/** By definition of the international foot: 0.3048 m squared. */
const squareMetresPerSquareFoot = 0.3048 ** 2

/**
 * Square metres of each measure of land, the common ones first.
 *
 * Sources: the hectare is 10,000 m² and the acre 43,560 square feet (BIPM SI Brochure, NIST SP 811). A bigha has no
 * legal size: it is what the revenue office of a district says. These four are the usual ones, named by their square
 * feet (state land record tables): 27,225 is the pucca bigha of Bihar, eastern Uttar Pradesh and Rajasthan; 17,424 that
 * of Gujarat and the kachcha bigha of Rajasthan; 14,400 that of West Bengal and Assam; 8,712 that of Himachal Pradesh.
 * A shopper chooses by size, because nobody can know hers from her pincode.
 */
export const areaUnits: Readonly<Record<AreaUnit, { readonly squareMetres: number }>> = {
  acre: { squareMetres: 43_560 * squareMetresPerSquareFoot },
  hectare: { squareMetres: 10_000 },
  'bigha-27225': { squareMetres: 27_225 * squareMetresPerSquareFoot },
  'bigha-17424': { squareMetres: 17_424 * squareMetresPerSquareFoot },
  'bigha-14400': { squareMetres: 14_400 * squareMetresPerSquareFoot },
  'bigha-8712': { squareMetres: 8_712 * squareMetresPerSquareFoot },
}

/** How many acres an area is. */
export function toAcres(area: number, unit: AreaUnit): number {
  return (area * areaUnits[unit].squareMetres) / areaUnits.acre.squareMetres
}
