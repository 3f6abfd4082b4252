import { ownPath, PATHS, to } from '#web/paths.ts'

/** State of a redirect to Google and back, in session storage (Spec §3). */
const STORED_AS = 'google_sign_in'

interface PendingSignIn {
  readonly nonce: string
  readonly state: string
  readonly terms: true
  readonly returnTo: string
}
export interface GoogleClient {
  readonly authorizeUrl: string
  readonly clientId: string
}
export interface GoogleBody {
  readonly email?: string
  readonly displayName?: string
  readonly photoURL?: string
  readonly uid?: string
  readonly terms: true
  readonly idToken: string
}
export type GoogleAnswer = { readonly body: GoogleBody; readonly returnTo: string } | 'refused'

/** Navigates to Google's page; nothing is loaded from Google before. */
export function redirectToGoogle(client: GoogleClient, returnTo: string): void {
  const pending: PendingSignIn = { nonce: crypto.randomUUID(), state: crypto.randomUUID(), terms: true, returnTo }
  sessionStorage.setItem(STORED_AS, JSON.stringify(pending))
  location.assign(authorizeAddress(client, pending, location.origin))
}

/** Address of Google's page. The ID token is returned in the fragment, which is never sent to a server. */
export function authorizeAddress(client: GoogleClient, pending: PendingSignIn, origin: string): string {
  const url = new URL(client.authorizeUrl)
  const query = {
    client_id: client.clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: pending.nonce,
    state: pending.state,
    redirect_uri: origin + to(PATHS.login),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Removes the answer from the address, so that the token is neither kept in the history nor used twice. */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  if (!fragment.has('id_token') && !(fragment.has('error') && fragment.has('state'))) return null
  const pending = readPendingSignIn(sessionStorage.getItem(STORED_AS))
  sessionStorage.removeItem(STORED_AS)
  history.replaceState(history.state, '', location.pathname + location.search)
  return checkAnswer(fragment, pending)
}

/** Accepts only the answer to our own request: same state, same nonce. The server verifies the claims. */
export function checkAnswer(fragment: URLSearchParams, pending: PendingSignIn | null): GoogleAnswer {
  const idToken = fragment.get('id_token')
  if (!idToken || !pending || fragment.get('state') !== pending.state) return 'refused'
  const claims = readClaims(idToken)
  if (claims?.['nonce'] !== pending.nonce) return 'refused'
  const body = {
    ...text('email', claims['email']),
    ...text('displayName', claims['name']),
    ...text('photoURL', claims['picture']),
    ...text('uid', claims['sub']),
    terms: pending.terms,
    idToken,
  }
  return { body, returnTo: ownPath(pending.returnTo) }
}

const text = <N extends string>(name: N, value: unknown): { readonly [K in N]?: string } =>
  (typeof value === 'string' ? { [name]: value } : {}) as { readonly [K in N]?: string }

function readClaims(idToken: string): Readonly<Record<string, unknown>> | null {
  try {
    const payload = idToken.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>
  } catch {
    return null // Not a token at all.
  }
}

function readPendingSignIn(stored: string | null): PendingSignIn | null {
  if (!stored) return null
  try {
    return JSON.parse(stored) as PendingSignIn
  } catch {
    return null // Not written by this page.
  }
}
