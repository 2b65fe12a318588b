/** Ways to write an address that looks like a path of the shop to a careless check and leads elsewhere in a browser. */
const leaders = [
  ...['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '\\\\\\', '/\t/', '/\n/', '/\r\n/', '\t//', ' //', '/ /'],
  ...['https://', 'http://', 'https:', 'https:/', 'https:\\\\', 'HTTPS://', 'https:///', '//https://', '/https://'],
  ...['/.//', '/..//', '/%2e//', '/%2e%2e//', '/./\\', '/x/..//', '/..;//', '//;@', '//@', '//:@', '///@', '/%09/'],
  ...['/%2f/', '/%5c', '/%5c/', '%2f%2f', '%5c%5c', '/%00/', '\u0000//', '\u00a0//', '\ufeff//', '\u200b//'],
  ...[
    'javascript:',
    'JaVaScRiPt:',
    'java\tscript:',
    'data:text/html,',
    'vbscript:',
    'file:///',
    'blob:',
    'view-source:',
  ],
]

/** Hosts, and things that stand where a host would. */
const hosts = [
  ...['evil.example', 'shop.invalid.evil.example', 'shop.invalid@evil.example', 'evil.example:443', '2130706433'],
  ...['[::1]', 'evil。example', 'ⓔvil.example', 'xn--evl-nza.example', 'evil.example%00.shop.invalid'],
]

/** Over 500 open redirects: every way with every host. */
export const openRedirects: readonly string[] = leaders.flatMap((leader) =>
  hosts.map((host) => `${leader}${host}/path?next=//evil.example#//evil.example`),
)
