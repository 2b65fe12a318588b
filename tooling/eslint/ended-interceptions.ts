const message =
  'A call that a page makes while the browser ends an interception can hang. Keep it to the end of the test: breakCalls, breakNextCall.'

/**
 * Ways in which an e2e test ends an interception of Playwright before its page is gone. What remains is `unrouteAll` with
 * `ignoreErrors`, for a page that is left.
 */
export const endedInterceptions = [
  { selector: 'MemberExpression[property.name="unroute"]', message },
  { selector: 'CallExpression[callee.property.name="unrouteAll"]:not(:has(Literal[value="ignoreErrors"]))', message },
  { selector: 'CallExpression[callee.property.name="route"] > ObjectExpression > Property[key.name="times"]', message },
]
