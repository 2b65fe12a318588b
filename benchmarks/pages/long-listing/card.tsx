/** Cards of the listing. */
export const total = 2000

/** A card as plain as can be, so that the list itself is what is measured. */
export function Card({ index }: { readonly index: number }) {
  return (
    <article className="card">
      <div className="picture" />
      <h3>
        <a href={`#${index}`}>Product {index + 1}</a>
      </h3>
      <p>₹{100 + (index % 900)}</p>
      <button type="button">Add to cart</button>
    </article>
  )
}
