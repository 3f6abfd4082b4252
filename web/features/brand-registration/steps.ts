/** The steps of Product 1, in their order. */
export const STEPS = ['account', 'brand', 'company', 'assurances', 'confirm', 'done'] as const
export type Step = (typeof STEPS)[number]

interface Visit {
  readonly user: { readonly hasLongPassword: boolean } | null
  /** Of the account that waits for its code. */
  readonly email: string
  readonly isRegistered: boolean
}

/** The step that the address names, or the first one where that cannot be shown. */
export function shownStep(wanted: string | null, { user, email, isRegistered }: Visit): Step {
  if (isRegistered) return 'done'
  if (user && !user.hasLongPassword) return 'account'
  const first = user ? 'brand' : 'account'
  const step = STEPS.find((name) => name === wanted) ?? first
  if (step === 'done' || (step === 'account' && user)) return first
  return step === 'confirm' && !user && email === '' ? first : step
}

/** The step before; the account of a signed-in user is none. */
export const previousStep = (step: Step, isFirstSkipped: boolean): Step =>
  STEPS[Math.max(isFirstSkipped ? 1 : 0, STEPS.indexOf(step) - 1)] ?? 'account'

/** The step in which a field of the request is entered. */
export function stepOf(field: string): Step {
  const [part = ''] = field.split('.', 1)
  return part === 'code' ? 'confirm' : (STEPS.find((step) => step === part) ?? 'assurances')
}
