/** Errors of plans, ad credit and payments; part of `errors.ts`. */
export const BILLING_ERRORS = {
  'plans.past': {
    status: 400,
    de: 'Neue Preise gelten frühestens ab jetzt und nach denen, die schon feststehen.',
    en: 'New prices hold from now on at the earliest, and after those that are already set.',
  },
} as const
