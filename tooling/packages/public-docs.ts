/** Ids of rows in `docs/behaviours.md`, such as ` [12.5]` or ` [03.2, 03.3]`: they say nothing to those who use a package. */
const behaviourIds = / ?\[\d{2}\.\d+(?:(?:,\s+(?:\* )?| ?- ?| to )\d{2}\.\d+)*\]/g

/** Declarations as they are published. */
export function withoutBehaviourIds(declarations: string): string {
  return declarations.replaceAll(behaviourIds, '')
}
