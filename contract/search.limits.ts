/** Product 7 and 8. */
export const SEARCH = {
  debounceMs: 250,
  minCharacters: 2,
  maxCharacters: 80,
  /** Recent searches stored on the device. */
  recent: 10,
  pageSize: 24,
  lastPage: 500,
  /** Brands offered as a filter. */
  brandChoices: 100,
  /** Searches stored in the account. */
  wishes: 10,
  /** A brand or product counts as new for this long. */
  newDays: 30,
} as const
