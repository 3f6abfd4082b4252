/** Most events that one call records. */
export const EVENTS_PER_CALL = 100
