import { endedSessions } from './ended-sessions.ts'
import { readEndedTokens, writeEndedTokens } from './vault.ts'

/** Sessions that were left on this device while the server could not hear it. */
export const leftSessions = endedSessions({ read: readEndedTokens, write: writeEndedTokens })
