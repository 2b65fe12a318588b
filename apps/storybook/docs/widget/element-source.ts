import { markupOf } from '../../../../packages/storefront-elements/src/testing/markup-of.ts'
import type { ElementArgs } from '../../../../packages/storefront-elements/src/testing/markup-of.ts'

/** What is known of the story that a piece of code is shown of. */
interface SourceContext {
  readonly args: object
  readonly parameters: Readonly<Record<string, unknown>>
}

/** The code of a story, to copy: of a custom element the HTML, of everything else what Storybook has made of it. */
export function elementSource(code: string, { args, parameters }: SourceContext): string {
  const [, name] =
    /storefront-elements\/src\/elements\/([^/]+)\.stories\.tsx$/.exec(String(parameters['fileName'])) ?? []
  return name === undefined ? code : markupOf(`krishi-${name}`, args as ElementArgs)
}
