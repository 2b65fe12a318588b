/** A measure of land that a farmer can choose. */
export type AreaUnit =
  | 'acre'
  | 'hectare'
  | 'guntha'
  | 'cent'
  | 'bigha-27225'
  | 'bigha-17424'
  | 'bigha-14400'
  | 'bigha-8712'
  | 'katha-2880'
  | 'katha-1361'
  | 'katha-720'

/** By definition of the international foot: 0.3048 m squared. */
const squareMetresPerSquareFoot = 0.3048 ** 2

/**
 * Square metres of each measure of land, the common ones first.
 *
 * Sources: the hectare is 10,000 m² and the acre 43,560 square feet (BIPM SI Brochure, NIST SP 811). A bigha has no
 * legal size: it is what the revenue office of a district says. These four are the usual ones, named by their square
 * feet (state land record tables): 27,225 is the pucca bigha of Bihar, eastern Uttar Pradesh and Rajasthan; 17,424 that
 * of Gujarat and the kachcha bigha of Rajasthan; 14,400 that of West Bengal and Assam; 8,712 that of Himachal Pradesh.
 * A shopper chooses by size, because a pincode does not tell it. The guntha of Maharashtra, Karnataka, Telangana
 * and Andhra Pradesh is the fortieth of an acre, the cent of the south the hundredth. A katha is a fifth of the bigha in
 * Assam, its twentieth in Bihar (1,361.25 square feet) and in West Bengal.
 */
export const areaUnits: Readonly<Record<AreaUnit, { readonly squareMetres: number }>> = {
  acre: { squareMetres: 43_560 * squareMetresPerSquareFoot },
  hectare: { squareMetres: 10_000 },
  guntha: { squareMetres: 1_089 * squareMetresPerSquareFoot },
  cent: { squareMetres: 435.6 * squareMetresPerSquareFoot },
  'bigha-27225': { squareMetres: 27_225 * squareMetresPerSquareFoot },
  'bigha-17424': { squareMetres: 17_424 * squareMetresPerSquareFoot },
  'bigha-14400': { squareMetres: 14_400 * squareMetresPerSquareFoot },
  'bigha-8712': { squareMetres: 8_712 * squareMetresPerSquareFoot },
  'katha-2880': { squareMetres: 2_880 * squareMetresPerSquareFoot },
  'katha-1361': { squareMetres: 1_361.25 * squareMetresPerSquareFoot },
  'katha-720': { squareMetres: 720 * squareMetresPerSquareFoot },
}

/** How many acres an area is. */
export function toAcres(area: number, unit: AreaUnit): number {
  return (area * areaUnits[unit].squareMetres) / areaUnits.acre.squareMetres
}
