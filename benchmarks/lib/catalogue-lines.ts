const packsOfProduct = 4
const crops = ['Tomato', 'Chilli', 'Okra', 'Brinjal', 'Maize', 'Paddy', 'Cotton', 'Onion']
const cropsInHindi = ['टमाटर', 'मिर्च', 'भिंडी', 'बैंगन', 'मक्का', 'धान', 'कपास', 'प्याज']

/** The lines of a catalogue file: 200 brands, and products with four packs each, without pictures of their own. */
export function* catalogueLines(productCount: number): Generator<string> {
  yield 'record,handle,name.en,name.hi,category,brand,shelf,description.en,sku,product,title.en,price,stock\n'
  for (let brand = 0; brand < 200; brand += 1) yield `brand,brand-${brand},Brand ${brand},,,,,,,,,,\n`
  yield 'shelf,vegetable-seeds,Vegetable seeds,सब्जियों के बीज,seeds,,,,,,,,\n'
  for (let product = 0; product < productCount; product += 1) {
    const handle = `product-${product}`
    const crop = crops[product % crops.length] ?? ''
    const name = `${crop} seeds ${product},${cropsInHindi[product % crops.length] ?? ''} बीज ${product}`
    const text = `<p>${crop} seeds of line ${product} for the field and the garden.</p><ul><li>Sown in June</li><li>Ready in 70 days</li></ul>`
    yield `product,${handle},${name},seeds,brand-${product % 200},vegetable-seeds,${text},,,,,\n`
    for (let pack = 1; pack <= packsOfProduct; pack += 1) {
      yield `pack,,,,,,,,S-${product}-${pack},${handle},${pack * 10} g,${99 + pack}.50,${product % 90}\n`
    }
  }
}
