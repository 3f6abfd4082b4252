import { DEFAULT_TIMEZONE, type Timezone } from '#contract/vocabulary.ts'
import { useSession } from './session.ts'

/** The user's time zone; that of Germany for visitors and while the session loads. */
export const useTimezone = (): Timezone => useSession()?.preferredTimezone ?? DEFAULT_TIMEZONE
