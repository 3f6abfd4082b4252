const KINDS = [
  'brand',
  'product',
  'picture',
  'variant',
  'sale',
  'member',
  'import',
  'feed',
  'notice',
  'run',
  'other',
  'campaign',
  'conversation',
  'message',
  'ticket',
  'ticket-message',
] as const

/** The same id at every visit; real ones are random, so none of them is equal. */
export const demoId = (kind: (typeof KINDS)[number], no = 0): string =>
  `de300000-0000-4${KINDS.indexOf(kind).toString(16).padStart(3, '0')}-8000-${no.toString(16).padStart(12, '0')}`

export const DEMO_BRAND_ID = demoId('brand')
