/** Exports of React that 18.2 does not have: `react-compat.ts` of a package stands for those that can be had. */
export const newerReact = [
  {
    regex: '^react$',
    importNames: [
      ...['use', 'useActionState', 'useEffectEvent', 'useOptimistic'],
      ...['Activity', 'ViewTransition', 'addTransitionType', 'cache', 'cacheSignal', 'captureOwnerStack'],
    ],
    message: 'The packages run since React 18.2, which does not have it. See react-compat.ts.',
  },
  {
    regex: '^react-dom$',
    importNames: [
      ...['useFormState', 'useFormStatus', 'requestFormReset'],
      ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ],
    message: 'The packages run since React 18.2, which does not have it.',
  },
]

const since = 'The packages run since React 18.2'

/** Markup that React 19 knows and 18.2 does not. */
export const newerMarkup = [
  {
    selector: 'JSXOpeningElement[name.name=/Context$/]',
    message: `${since}: provide a context by <Context.Provider>.`,
  },
  {
    selector: 'JSXAttribute[name.name="inert"]',
    message: `${since}, which leaves out inert={true}: spread inertWhen(…) of react-compat.ts.`,
  },
  {
    selector: 'JSXAttribute[name.name=/^(action|formAction)$/] > JSXExpressionContainer > :function',
    message: `${since}, where the action of a form is an address.`,
  },
  {
    selector: 'JSXAttribute[name.name="ref"] > JSXExpressionContainer > :function > BlockStatement > ReturnStatement',
    message: `${since}, which does not call what a ref returns: clean up when the ref is called with null.`,
  },
  {
    selector: 'JSXOpeningElement[name.name=/^(title|meta|link)$/]',
    message: `${since}, which does not move it into the head.`,
  },
  {
    selector: 'CallExpression[callee.name="startTransition"] > :function[async=true]',
    message: `${since}, whose transitions end at the first await.`,
  },
  {
    selector: 'CallExpression[callee.name="useDeferredValue"][arguments.length=2]',
    message: `${since}, whose useDeferredValue has no first value.`,
  },
]
