/** Where "Add to cart" is posted as a plain form until the page is hydrated. */
export interface QuantityForm {
  readonly action: string
  readonly productId: string
  /** Null when a select that names this form by `id` carries it. */
  readonly variantId: string | null
  readonly id?: string | undefined
}

/** What a form says of one pack when it is posted without scripts. Renders hidden inputs; the cart that answers is [23.1]. */
export function PostedFacts({ form }: { form: QuantityForm }) {
  return (
    <>
      <input type="hidden" name="productId" value={form.productId} />
      {form.variantId === null ? null : <input type="hidden" name="variantId" value={form.variantId} />}
      <input type="hidden" name="quantity" value="1" />
    </>
  )
}
