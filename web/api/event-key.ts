/** Key of an event such as a click: a UUIDv7. It contains the moment, so the server counts a repeat once. */
export function eventKey(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
