const DAY_MS = 86_400_000

/** Easter Sunday of a year in the Gregorian calendar (Oudin 1940). */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (corrected + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const distance = moon - weekday
  const month = 3 + Math.floor((distance + 40) / 44)
  const day = distance + 28 - 31 * Math.floor(month / 4)
  return Date.UTC(year, month - 1, day)
}

/** The nine days that are holidays in every German state, such as `2026-12-25`. */
export function germanHolidays(year: number): readonly string[] {
  const easter = easterSunday(year)
  const fromEaster = (days: number) => new Date(easter + days * DAY_MS).toISOString().slice(0, 10)
  const [goodFriday, easterMonday, ascension, whitMonday] = [-2, 1, 39, 50].map(fromEaster)
  return [
    `${year}-01-01`,
    goodFriday,
    easterMonday,
    `${year}-05-01`,
    ascension,
    whitMonday,
    `${year}-10-03`,
    `${year}-12-25`,
    `${year}-12-26`,
  ].filter((day) => day !== undefined)
}
