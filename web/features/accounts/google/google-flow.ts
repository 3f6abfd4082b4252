import { ownPath, PATHS, to } from '#web/paths.ts'

/** State of a redirect to Google and back, in session storage (Spec §3). */
const STORED_AS = 'google_sign_in'

interface Departure {
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
export type GoogleArrival = { readonly body: GoogleBody; readonly returnTo: string } | 'refused'

/** Navigates to Google's page; nothing is loaded from Google before. */
export function departForGoogle(client: GoogleClient, returnTo: string): void {
  const departure: Departure = { nonce: crypto.randomUUID(), state: crypto.randomUUID(), terms: true, returnTo }
  sessionStorage.setItem(STORED_AS, JSON.stringify(departure))
  location.assign(authorizeAddress(client, departure, location.origin))
}

/** Address of Google's page. The ID token is returned in the fragment, which is never sent to a server. */
export function authorizeAddress(client: GoogleClient, departure: Departure, origin: string): string {
  const url = new URL(client.authorizeUrl)
  const query = {
    client_id: client.clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: departure.nonce,
    state: departure.state,
    redirect_uri: origin + to(PATHS.login),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Removes the answer from the address, so that the token is neither kept in the history nor used twice. */
export function takeGoogleArrival(): GoogleArrival | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  if (!fragment.has('id_token') && !(fragment.has('error') && fragment.has('state'))) return null
  const departure = readDeparture(sessionStorage.getItem(STORED_AS))
  sessionStorage.removeItem(STORED_AS)
  history.replaceState(history.state, '', location.pathname + location.search)
  return checkArrival(fragment, departure)
}

/** Accepts only the answer to our own request: same state, same nonce. The server verifies the claims. */
export function checkArrival(fragment: URLSearchParams, departure: Departure | null): GoogleArrival {
  const idToken = fragment.get('id_token')
  if (!idToken || !departure || fragment.get('state') !== departure.state) return 'refused'
  const claims = readClaims(idToken)
  if (claims?.['nonce'] !== departure.nonce) return 'refused'
  const body = {
    ...text('email', claims['email']),
    ...text('displayName', claims['name']),
    ...text('photoURL', claims['picture']),
    ...text('uid', claims['sub']),
    terms: departure.terms,
    idToken,
  }
  return { body, returnTo: ownPath(departure.returnTo) }
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

function readDeparture(stored: string | null): Departure | null {
  if (!stored) return null
  try {
    return JSON.parse(stored) as Departure
  } catch {
    return null // Not written by this page.
  }
}
