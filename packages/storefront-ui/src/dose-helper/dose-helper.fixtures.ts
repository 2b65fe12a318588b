/** The measures of land. */
export const someUnits = {
  acre: { squareMetres: 4_046.86 },
  hectare: { squareMetres: 10_000 },
  guntha: { squareMetres: 101.17 },
  cent: { squareMetres: 40.47 },
  'bigha-27225': { squareMetres: 2_529.29 },
  'bigha-17424': { squareMetres: 1_618.74 },
  'bigha-14400': { squareMetres: 1_337.8 },
  'bigha-8712': { squareMetres: 809.37 },
  'katha-2880': { squareMetres: 267.56 },
  'katha-1361': { squareMetres: 126.46 },
  'katha-720': { squareMetres: 66.89 },
} as const
