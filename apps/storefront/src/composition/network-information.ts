/** The Network Information API, where the browser has it. */
interface Connection {
  readonly effectiveType?: string
  readonly downlink?: number
}

/** Kind and speed of the connection for error reports [06.3]; empty where the browser does not tell. */
export function networkInformation(): { connectionType: string; connectionStrength: string } {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return {
    connectionType: connection?.effectiveType ?? '',
    connectionStrength: connection?.downlink === undefined ? '' : `${String(connection.downlink)} Mbit/s`,
  }
}
