export interface TestCard {
  readonly brand: string
  /** `code` and `decline_code` of Stripe's error; null: it pays. */
  readonly error: readonly [code: string, declineCode: string | null] | null
  /** The buyer confirms at the bank (3-D Secure): until the card is saved, or at every payment. */
  readonly asksBank?: 'until-saved' | 'always'
  /** It can be saved although it does not pay. */
  readonly canBeSaved?: true
  /** Its holder contests the payment at once. */
  readonly isDisputed?: true
}

const paying = (more: Omit<Partial<TestCard>, 'error'> = {}): TestCard => ({ brand: 'visa', error: null, ...more })
const failing = (code: string, declineCode: string | null = null): TestCard => ({
  brand: 'visa',
  error: [code, declineCode],
})

/** Stripe's numbers for tests, with what becomes of a payment. Any other number is refused and not stored. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': paying(),
  '5555555555554444': paying({ brand: 'mastercard' }),
  '4000002500003155': paying({ asksBank: 'until-saved' }),
  '4000002760003184': paying({ asksBank: 'always' }),
  '4000000000003220': paying({ asksBank: 'always' }),
  '4000000000000259': paying({ isDisputed: true }),
  '4000000000000002': failing('card_declined', 'generic_decline'),
  '4000000000009995': failing('card_declined', 'insufficient_funds'),
  '4000000000009987': failing('card_declined', 'lost_card'),
  '4000000000000341': { ...failing('card_declined', 'generic_decline'), canBeSaved: true },
  '4000000000000069': failing('expired_card'),
  '4000000000000127': failing('incorrect_cvc'),
  '4000000000000119': failing('processing_error'),
}

const METHOD = 'pm_sim_'

/** What the simulator calls a saved card. The numbers are public ones of tests. */
export const methodOf = (number: string): string => `${METHOD}${number}`

export function cardOfMethod(method: string): (TestCard & { readonly number: string }) | null {
  const number = method.slice(METHOD.length)
  const card = TEST_CARDS[number]
  return card ? { ...card, number } : null
}
