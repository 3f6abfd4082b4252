import type { Endpoint, EndpointKey } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** Every endpoint may answer these; the last one while staff see the app as another person. */
const ALWAYS: readonly ErrorCode[] = ['input', 'too-many', 'unavailable', 'internal', 'view.read-only']

/** Codes that authentication and authorisation add. */
const BY_ACCESS: Readonly<Record<Endpoint['access'], readonly ErrorCode[]>> = {
  public: [],
  user: ['unauthenticated'],
  brand: ['unauthenticated', 'forbidden', 'brands.unnamed'],
  staff: ['unauthenticated', 'forbidden', 'accounts.second-factor'],
  key: ['orders.key-wrong'],
}

/** Codes that writing calls add: they may have a body, and other sites may not send them (Trust S23). */
const OF_WRITES: readonly ErrorCode[] = ['foreign-origin', 'too-large', 'media-type']

/** A path may hold a longer value than the server reads. */
const OF_PATH_PARAMETERS: readonly ErrorCode[] = ['too-large']

/** All codes that an endpoint may answer: the general ones and those of its own `errors`. */
export function declaredErrors(key: EndpointKey, { access, errors = [] }: Endpoint): ReadonlySet<ErrorCode> {
  const general = [...ALWAYS, ...BY_ACCESS[access], ...(key.startsWith('GET ') ? [] : OF_WRITES)]
  return new Set([...general, ...(key.includes('{') ? OF_PATH_PARAMETERS : []), ...errors])
}
