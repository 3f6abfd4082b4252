/** Push services of Chromium, Firefox, Safari, and Edge on Windows. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'] as const
const HOST_ENDINGS = ['.push.apple.com', '.notify.windows.com'] as const

/**
 * Whether an address is that of a push service. A client names the address that we send requests to, so it must be a known
 * name on the usual port: never an address inside our own network (Trust S65).
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return HOSTS.some((host) => host === hostname) || HOST_ENDINGS.some((ending) => hostname.endsWith(ending))
}
