/** The steps of Product 1, in their order. */
export const STEPS = ['account', 'brand', 'company', 'assurances', 'confirm', 'done'] as const
export type Step = (typeof STEPS)[number]

/** The step in which a field of the request is entered. */
export const stepOf = (field: string): Step => STEPS.find((step) => step === field.split('.', 1)[0]) ?? 'assurances'
