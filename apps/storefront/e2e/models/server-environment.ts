/** Where a partner's page stands that shows elements of the shop. */
export const partnerOrigin = 'https://partner.example'

/** What every server of the tests is started with: quiet, on this machine alone, with a database of its own. */
export function serverEnvironment(port: string, dataDir: string) {
  return {
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    // Each test names a network of its own.
    TRUST_PROXY: '1',
    // The same machine by another name is another origin, where a page can be opened.
    EMBED_ORIGINS: `${partnerOrigin},http://localhost:${port}`,
  }
}
