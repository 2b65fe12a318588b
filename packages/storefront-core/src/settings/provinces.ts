/** A state or union territory of India. */
export interface Province {
  readonly id: string
  readonly title: string
}

/** The 36 states and union territories, by title [04.5]. */
export const provinces: readonly Province[] = [
  { id: 'AN', title: 'Andaman and Nicobar Islands' },
  { id: 'AP', title: 'Andhra Pradesh' },
  { id: 'AR', title: 'Arunachal Pradesh' },
  { id: 'AS', title: 'Assam' },
  { id: 'BR', title: 'Bihar' },
  { id: 'CH', title: 'Chandigarh' },
  { id: 'CG', title: 'Chhattisgarh' },
  { id: 'DH', title: 'Dadra and Nagar Haveli and Daman and Diu' },
  { id: 'DL', title: 'Delhi' },
  { id: 'GA', title: 'Goa' },
  { id: 'GJ', title: 'Gujarat' },
  { id: 'HR', title: 'Haryana' },
  { id: 'HP', title: 'Himachal Pradesh' },
  { id: 'JK', title: 'Jammu and Kashmir' },
  { id: 'JH', title: 'Jharkhand' },
  { id: 'KA', title: 'Karnataka' },
  { id: 'KL', title: 'Kerala' },
  { id: 'LA', title: 'Ladakh' },
  { id: 'LD', title: 'Lakshadweep' },
  { id: 'MP', title: 'Madhya Pradesh' },
  { id: 'MH', title: 'Maharashtra' },
  { id: 'MN', title: 'Manipur' },
  { id: 'ML', title: 'Meghalaya' },
  { id: 'MZ', title: 'Mizoram' },
  { id: 'NL', title: 'Nagaland' },
  { id: 'OD', title: 'Odisha' },
  { id: 'PY', title: 'Puducherry' },
  { id: 'PB', title: 'Punjab' },
  { id: 'RJ', title: 'Rajasthan' },
  { id: 'SK', title: 'Sikkim' },
  { id: 'TN', title: 'Tamil Nadu' },
  { id: 'TS', title: 'Telangana' },
  { id: 'TR', title: 'Tripura' },
  { id: 'UP', title: 'Uttar Pradesh' },
  { id: 'UK', title: 'Uttarakhand' },
  { id: 'WB', title: 'West Bengal' },
]
