import type { Config } from '#server/platform/config/config.ts'

type Google = NonNullable<Config['google']>

/** Who signs ID tokens and where its keys and sign-in page are. */
export interface Issuer {
  /** Google writes its issuer with and without the scheme. */
  readonly names: readonly string[]
  readonly keysUrl: string
}

/** Google, or the test service that the configuration allows on the loopback address only (Trust S32). */
export function issuerOf({ testIssuer }: Google): Issuer {
  if (testIssuer) return { names: [testIssuer], keysUrl: `${testIssuer}/certs` }
  return {
    names: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  }
}

/** Google's sign-in page. */
export const authorizeUrlOf = ({ testIssuer }: Google): string =>
  testIssuer ? `${testIssuer}/authorize` : 'https://accounts.google.com/o/oauth2/v2/auth'
