/** The app's own files; iOS serves them under the second origin, which exists only there. */
const OWN = "'self' capacitor://localhost"

/** The policy of `server/platform/http/security-headers.ts`, without the directives that a meta element cannot set. */
const policy = (server: string): string =>
  [
    "default-src 'none'",
    `script-src ${OWN}`,
    `style-src ${OWN}`,
    `img-src ${OWN} data: blob: ${server}`,
    `font-src ${OWN}`,
    `connect-src ${OWN} ${server}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // It starts no worker, the only script address that the app makes.
    "trusted-types 'none'",
  ].join('; ')

/** An address as origin; null unless it is https, or the developer's own machine. */
export function serverOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, origin } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost') ? origin : null
}

/** The built document for the native shell, with a content policy and the address of the server. */
export function nativeDocument(built: string, server: string): string {
  const head = '<meta charset="utf-8" />'
  if (!built.includes(head)) throw new Error('the built index.html has no charset to begin with')
  const own = [
    head,
    `<meta http-equiv="Content-Security-Policy" content="${policy(server)}" />`,
    `<meta name="server" content="${server}" />`,
  ]
  // Without the links that make a page installable, because the app is installed already.
  return built.replace(/\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g, '').replace(head, own.join('\n    '))
}
