/**
 * Where in the app an event about a product happened (Product 3): the value of a header beside the call. Statistics only: a
 * call with another value, or with none, is answered the same.
 */
export const EVENT_SOURCES = ['discovery', 'search', 'shop', 'saved', 'history', 'share', 'drop'] as const
export type EventSource = (typeof EVENT_SOURCES)[number]

export const EVENT_SOURCE_HEADER = 'x-event-source'

/** The kind of device, which the server reads from the request. `app`: the native shell. */
export const EVENT_DEVICES = ['phone', 'tablet', 'desktop', 'app'] as const
export type EventDevice = (typeof EVENT_DEVICES)[number]
