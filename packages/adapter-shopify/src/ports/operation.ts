/** The text of an operation, and what it takes and gives. */
export type Operation<Data, Variables> = string & { readonly types?: (variables: Variables) => Data }
