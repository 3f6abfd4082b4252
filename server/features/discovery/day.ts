const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** The day of a moment where the product is at home, `2026-03-02`. */
export const dayOf = (moment: Date): string => DAY.format(moment)
