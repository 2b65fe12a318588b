/** The commands that tests give, by their names in the WebDriver standard of the W3C, and where each is sent by HTTP. */
export const routes = {
  NewSession: ['POST', '/session'],
  DeleteSession: ['DELETE', '/session/:session'],
  Navigate: ['POST', '/session/:session/url'],
  ExecuteScript: ['POST', '/session/:session/execute/sync'],
  PerformActions: ['POST', '/session/:session/actions'],
  ElementClick: ['POST', '/session/:session/element/:id/click'],
  ElementSendKeys: ['POST', '/session/:session/element/:id/value'],
  GetComputedRole: ['GET', '/session/:session/element/:id/computedrole'],
  GetComputedLabel: ['GET', '/session/:session/element/:id/computedlabel'],
} as const

export type Command = keyof typeof routes

/** What a command is about; `id` names an element. */
export type CommandParameters = Readonly<Record<string, unknown>>

/** A browser that does as it is told. */
export interface Driver {
  /** Gives a command. Rejects with the browser's own words where it cannot be done. */
  send: (command: Command, parameters?: CommandParameters) => Promise<unknown>
  /** Ends the browser, and all that was started with it. */
  stop: () => Promise<void>
}

/** A command that the browser refused. */
export function refusal(command: Command, words: unknown): Error {
  return new Error(`${command}: ${JSON.stringify(words)}`)
}
