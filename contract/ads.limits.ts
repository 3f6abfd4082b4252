/** How promoted cards are placed and which clicks are charged (Product 5); the ranking page shows the first part (Trust L05). */

/** Header of the click and view calls that carries the token of a promoted card (Decision 132). */
export const AD_TOKEN_HEADER = 'x-ad-token'

/** Where and how often promoted cards are shown. Staff may make the rules stricter than these (Decision 097). */
export interface Placement {
  /** At most one promoted card in so many. */
  readonly everyCards: number
  /** The first cards of a session are never promoted. */
  readonly freeCards: number
  /** A brand has no other card within so many. */
  readonly brandDistance: number
  /** A user sees the same product promoted so often in so many days. */
  readonly impressions: number
  readonly days: number
}

/** The rules of Product 5, which hold until staff set stricter ones. */
export const FIRST_PLACEMENT: Placement = { everyCards: 8, freeCards: 3, brandDistance: 10, impressions: 2, days: 7 }

export const PLACEMENT_RULES = ['everyCards', 'freeCards', 'brandDistance', 'impressions', 'days'] as const

/** Never looser than Product 5 promises. */
export const PLACEMENT_BOUNDS: Readonly<Record<keyof Placement, { readonly least: number; readonly most: number }>> = {
  everyCards: { least: FIRST_PLACEMENT.everyCards, most: 100 },
  freeCards: { least: FIRST_PLACEMENT.freeCards, most: 50 },
  brandDistance: { least: FIRST_PLACEMENT.brandDistance, most: 50 },
  impressions: { least: 1, most: FIRST_PLACEMENT.impressions },
  days: { least: FIRST_PLACEMENT.days, most: 28 },
}

/** Promoted cards are on the first positions of a page only. */
export const PROMOTED_POSITIONS = 200

export const AD_CLICK = {
  /** A token holds so long, for one click. */
  tokenHours: 24,
  /** R2: one charged click per user, campaign and product. */
  onceHours: 24,
  /** R3: network addresses from which the brand's dashboard was used. */
  ownAddressDays: 30,
  /** Charged clicks are checked again every night for so long. */
  recheckDays: 3,
  /** R4: a new account with more ad clicks than this. */
  newAccount: { minutes: 10, clicks: 3 },
  /** R5: sooner after the card became visible than people can. */
  soonMs: 400,
  /** R6: more clicks of one user. */
  user: { clicks: 5, minutes: 10, aDay: 20 },
  /**
   * R7: more clicks on one campaign from one network address, of accounts younger than this, where they are most of the clicks
   * from it: many people share an address, but few of them are new (Decision 087).
   */
  address: { newADay: 10, newDays: 7 },
  /** R10: back in the app so soon; the call may take a little longer. */
  undo: { seconds: 5, arrivalSeconds: 3 },
} as const

/** Trust 4.3: to detect fraud, cards and clicks are stored with their user for so long, and without the user after that. */
export const AD_PEOPLE_DAYS = 90
