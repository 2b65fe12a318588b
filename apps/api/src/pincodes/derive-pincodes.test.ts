import { describe, expect, it } from 'vitest'
import { derivePincodes } from './derive-pincodes.ts'

function office(pincode: string, name: string, state: string, district: string, taluk: string, at: [number, number]) {
  return ['IN', pincode, name, state, '00', district, '000', taluk, '', at[0], at[1], '1'].join('\t')
}

describe('derivePincodes', () => {
  it('[28.4] gives the most frequent district and keeps the others as alternatives', () => {
    const [row] = derivePincodes(
      [
        office('413001', 'Market', 'Maharashtra', 'Solapur', 'Solapur', [17.6, 75.9]),
        office('413001', 'Station', 'Maharashtra', 'Solapur', 'Solapur', [17.7, 75.9]),
        office('413001', 'Border', 'Maharashtra', 'Osmanabad', 'Tuljapur', [17.8, 76.0]),
      ].join('\n'),
    )
    expect(row).toMatchObject({
      provinceId: 'MH',
      district: 'Solapur',
      city: 'Solapur',
      alternatives: [{ district: 'Dharashiv', provinceId: 'MH' }],
    })
  })

  it('[28.4] keeps the state of a district that lies in another one', () => {
    const [row] = derivePincodes(
      [
        office('605106', 'One', 'Pondicherry', 'Puducherry', 'Puducherry', [11.9, 79.7]),
        office('605106', 'Two', 'Pondicherry', 'Puducherry', 'Puducherry', [11.9, 79.7]),
        office('605106', 'Three', 'Tamil Nadu', 'Cuddalore', 'Panruti', [11.8, 79.6]),
      ].join('\n'),
    )
    expect(row).toMatchObject({ provinceId: 'PY', alternatives: [{ district: 'Cuddalore', provinceId: 'TN' }] })
  })

  it('settles a tie of two districts by the districts of the neighbouring pincodes', () => {
    const rows = derivePincodes(
      [
        office('413001', 'One', 'Maharashtra', 'Beed', 'Beed', [18.9, 75.7]),
        office('413001', 'Two', 'Maharashtra', 'Solapur', 'Barshi', [18.2, 75.7]),
        office('413002', 'Three', 'Maharashtra', 'Solapur', 'Barshi', [18.2, 75.7]),
      ].join('\n'),
    )
    expect(rows.map(({ district }) => district)).toEqual(['Solapur', 'Solapur'])
  })

  it('takes the median position and ignores an office that lies far away', () => {
    const [row] = derivePincodes(
      [
        office('422003', 'One', 'Maharashtra', 'Nashik', 'Nashik', [20.0, 73.7]),
        office('422003', 'Two', 'Maharashtra', 'Nashik', 'Nashik', [20.1, 73.8]),
        office('422003', 'Three', 'Maharashtra', 'Nashik', 'Nashik', [12.0, 80.0]),
      ].join('\n'),
    )
    expect(row).toMatchObject({ latitude: 20.05, longitude: 73.75 })
  })

  it('leaves the position out where the whole pincode lies far from its district', () => {
    const near = Array.from({ length: 5 }, (_, index) =>
      office(`41300${index}`, 'Near', 'Maharashtra', 'Solapur', 'Solapur', [17.6 + index / 100, 75.9]),
    )
    const far = office('413009', 'Far', 'Maharashtra', 'Solapur', 'Solapur', [25, 80])
    expect(derivePincodes([...near, far].join('\n')).at(-1)).toMatchObject({ latitude: null, longitude: null })
  })

  it('puts the pincodes that start with 194 into Ladakh', () => {
    const [row] = derivePincodes(office('194101', 'Leh H.O', 'Jammu & Kashmir', 'Leh', 'NA', [34.3, 75.5]))
    expect(row).toMatchObject({ provinceId: 'LA', city: 'Leh', latitude: 34.153, longitude: 77.577 })
  })

  it('names the town of the head post office, else the taluk, else the district', () => {
    const rows = derivePincodes(
      [
        office('411001', 'Pune H.O', 'Maharashtra', 'Pune', 'Haveli', [18.5, 73.8]),
        office('411004', 'Deccan', 'Maharashtra', 'Pune', 'Haveli City', [18.5, 73.8]),
        office('411009', 'Parvati', 'Maharashtra', 'Pune', 'NA', [18.5, 73.8]),
      ].join('\n'),
    )
    expect(rows.map(({ city }) => city)).toEqual(['Pune', 'Haveli', 'Pune'])
  })

  it('refuses a state that it does not know', () => {
    expect(() => derivePincodes(office('999999', 'X', 'Atlantis', 'X', 'X', [1, 1]))).toThrow('Atlantis')
  })
})
