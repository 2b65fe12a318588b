// The floor: all rows in the page, hidden by attribute.
import { brands } from '../../lib/brands.ts'
import './list.css'

const rows = brands.map((brand) => {
  const row = document.createElement('li')
  row.innerHTML = '<label class="row"><input type="checkbox"><span></span><small></small></label>'
  const [name, count] = [row.querySelector('span'), row.querySelector('small')]
  if (name) name.textContent = brand.name
  if (count) count.textContent = String(brand.count)
  return { row, words: brand.name.toLowerCase() }
})
const search = document.createElement('input')
search.type = 'search'
const status = document.createElement('p')
const list = document.createElement('ul')
list.className = 'list'
list.append(...rows.map(({ row }) => row))
document.getElementById('root')?.append(search, status, list)

search.addEventListener('input', () => {
  const wanted = search.value.trim().toLowerCase()
  let found = 0
  for (const { row, words } of rows) {
    row.hidden = !words.includes(wanted)
    if (!row.hidden) found += 1
  }
  status.textContent = `${found} brands`
})
