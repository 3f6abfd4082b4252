/** Members of the European Economic Area, where Regulation (EU) 2023/988 (GPSR) holds (ISO 3166-1 alpha-2). */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Manufacturers elsewhere need a responsible person in the EU (GPSR art. 16 and 19). */
export const isInEea = (country: string): boolean => EEA.has(country)
