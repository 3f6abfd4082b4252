import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface GooglePage {
  readonly url: string
  close(): Promise<void>
}

const KID = 'journey-key'

/** A stand-in for Google's sign-in page with its own keys, on the loopback address: one link signs this user in. */
export async function openSignInPage(person: { readonly email: string; readonly name: string }): Promise<GooglePage> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' }
  let url = ''
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', url)
    if (asked.pathname === '/certs') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key] }))
      return
    }
    answerTo(asked.searchParams).then(
      (address) => response.writeHead(200, { 'content-type': 'text/html' }).end(page(address)),
      () => response.writeHead(500).end(),
    )
  })
  const answerTo = async (asked: URLSearchParams): Promise<string> => {
    const { email, name } = person
    const claims = { email, name, email_verified: true, nonce: asked.get('nonce') }
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KID })
      .setIssuer(url)
      .setAudience(asked.get('client_id') ?? '')
      .setSubject(`google-${email}`)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    return `${asked.get('redirect_uri')}#${new URLSearchParams({ id_token: token, state: asked.get('state') ?? '' })}`
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const page = (address: string): string =>
  `<!doctype html><title>Sign in</title><link rel="icon" href="data:,"><a href="${address.replaceAll('&', '&amp;')}">Continue</a>`
