/** The source's state titles, each with the id of the state as it is today. */
export const sourceProvinces: Readonly<Record<string, string>> = {
  'Andaman & Nicobar Islands': 'AN',
  'Andhra Pradesh': 'AP',
  'Arunachal Pradesh': 'AR',
  Assam: 'AS',
  Bihar: 'BR',
  Chandigarh: 'CH',
  Chattisgarh: 'CG',
  'Dadra and Nagar Haveli and Daman and Diu': 'DH',
  Delhi: 'DL',
  Goa: 'GA',
  Gujarat: 'GJ',
  Haryana: 'HR',
  'Himachal Pradesh': 'HP',
  'Jammu & Kashmir': 'JK',
  Jharkhand: 'JH',
  Karnataka: 'KA',
  Kerala: 'KL',
  Lakshadweep: 'LD',
  'Madhya Pradesh': 'MP',
  Maharashtra: 'MH',
  Manipur: 'MN',
  Meghalaya: 'ML',
  Mizoram: 'MZ',
  Nagaland: 'NL',
  Odisha: 'OD',
  Pondicherry: 'PY',
  Punjab: 'PB',
  Rajasthan: 'RJ',
  Sikkim: 'SK',
  'Tamil Nadu': 'TN',
  Telangana: 'TS',
  Tripura: 'TR',
  'Uttar Pradesh': 'UP',
  Uttarakhand: 'UK',
  'West Bengal': 'WB',
}

/**
 * Returns the id of the state of a source row. Ladakh left Jammu and Kashmir in 2019, Telangana Andhra Pradesh in 2014; the source
 * has not followed everywhere.
 */
export function provinceOf(pincode: string, sourceTitle: string): string {
  if (pincode.startsWith('194')) return 'LA'
  if (pincode.startsWith('505')) return 'TS'
  const provinceId = sourceProvinces[sourceTitle]
  if (provinceId === undefined) {
    throw new Error(
      `The state "${sourceTitle}" of pincode ${pincode} is unknown. Its pincodes would have no state. ` +
        'Add the title to source-provinces.ts.',
    )
  }
  return provinceId
}
