/** A form that asks for the same page with other facts in its address, so that it works without scripts. */
export interface QueryForm {
  /** The address without its query. */
  readonly action: string
  /** What else the query says and must go on saying, such as the sort. */
  readonly keep?: readonly QueryFact[] | undefined
}

/** One `name=value` of an address. */
export interface QueryFact {
  readonly name: string
  readonly value: string
}

/** What a form keeps of the address. Renders hidden inputs. */
export function KeptFacts({ facts = [] }: { facts: readonly QueryFact[] | undefined }) {
  return facts.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
