/** Product 5: an order belongs to the click up to so many days before it. */
export const ORDER_WINDOW_DAYS = 7
/** Older orders are not taken: afterwards a click says too little, and figures that were read would change. */
export const ORDER_MOST_DAYS_AGO = 60
/** The clock of a shop may be ahead or behind by so much. */
export const ORDER_CLOCK_MS = 300_000
export const ORDER_NUMBER_LENGTH = 100
/** One million euros: more is a mistake. */
export const ORDER_MOST_CENTS = 100_000_000

export const ORDER_FILE = { bytes: 2_000_000, rows: 20_000, problemsShown: 200 } as const

/** Orders of a page. */
export const ORDERS_PAGE = 25
/** Product 2: days of the tile "Umsatz". */
export const REVENUE_DAYS = 30

/** A call with this click tests the key: it stores nothing. */
export const TEST_CLICK = '00000000-0000-4000-8000-000000000000'

/** What was wrong with an order, as a call answers it and a file lists it. */
const ORDER_PROBLEMS = [
  'orders.click-unknown',
  'orders.outside-window',
  'orders.currency',
  'orders.in-future',
  'orders.too-old',
  'orders.code-over',
  'orders.other-content',
] as const
export type OrderProblem = (typeof ORDER_PROBLEMS)[number]

/** What the last call of the shop came to. */
export const CALL_OUTCOMES = ['taken', 'test', ...ORDER_PROBLEMS] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]
