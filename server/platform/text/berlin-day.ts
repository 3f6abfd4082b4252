const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** The day of a moment in Berlin, the same for all users: `2026-03-02`. */
export const berlinDayOf = (moment: Date): string => DAY.format(moment)
