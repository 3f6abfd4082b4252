const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** The day of a moment where the product is at home, the same for everybody: `2026-03-02`. */
export const berlinDayOf = (moment: Date): string => DAY.format(moment)
