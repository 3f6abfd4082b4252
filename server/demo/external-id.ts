/** Prefix of the external ids of demo products, so that they are inserted once. */
export const DEMO_PREFIX = 'demo-'

/** The external id of the demo product with this slug. */
export const externalIdOf = (slug: string): string => `${DEMO_PREFIX}${slug}`
