import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'

/** A sign-in service for tests: real keys on the loopback address, and tokens of any kind. */
export interface TestIssuer {
  readonly url: string
  /** A token as Google would give it to this person; any claim or header can be spoiled. */
  token(claims: JWTPayload, header?: Partial<JWTHeaderParameters>, key?: CryptoKey | Uint8Array): Promise<string>
  /** The public key as bytes, for the attack that signs with it as a shared secret. */
  readonly publicKeyBytes: Uint8Array
  /** How often the keys were fetched. */
  fetches(): number
  /** From now on the key set cannot be fetched. */
  breakDown(): void
  close(): Promise<void>
}

const KID = 'test-key-1'

/** Opens the service. `maxAgeSeconds`: how long its keys may be kept. */
export async function openTestIssuer(clientId: string, maxAgeSeconds = 300): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' }
  let fetches = 0
  let isBroken = false
  const server = createServer((request, response) => {
    fetches += 1
    if (request.url !== '/certs' || isBroken) response.writeHead(503).end()
    else {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': `max-age=${maxAgeSeconds}` })
      response.end(JSON.stringify({ keys: [jwk] }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    publicKeyBytes: new TextEncoder().encode(JSON.stringify(jwk)),
    token(claims, header = {}, key = privateKey) {
      const now = Math.floor(Date.now() / 1000)
      const usual = { iss: url, aud: clientId, azp: clientId, iat: now, exp: now + 3600, email_verified: true }
      const jwt = new SignJWT({ ...usual, ...claims })
      return jwt.setProtectedHeader({ alg: 'RS256', kid: KID, typ: 'JWT', ...header }).sign(key)
    },
    fetches: () => fetches,
    breakDown() {
      isBroken = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
