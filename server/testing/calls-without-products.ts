/** Calls that show no product, or only what the caller wrote. */
export const WITHOUT_PRODUCTS = [
  '/api/access-recoveries',
  '/api/admin/',
  '/api/auth/',
  '/api/background-image/',
  '/api/brand/register',
  '/api/checkout/',
  '/api/conversations/unread',
  '/api/conversations/{id}/pictures/',
  '/api/help/articles',
  '/api/invitations/',
  '/api/live',
  '/api/notifications',
  '/api/packages',
  '/api/plans',
  '/api/push/key',
  '/api/search/wishes',
  '/api/site',
  '/api/size-profile',
  '/api/ticket-attachments/',
  '/api/tickets',
  '/api/user-swipe-state',
  '/api/products/{id}/boards',
] as const
/** Looked at in the test of numbers and pictures. */
export const COUNTED = [
  '/api/brands',
  '/api/brands/{id}',
  '/api/brand-highlights',
  '/api/boards',
  '/api/conversations', // texts of messages alone
  '/api/search/brands',
  '/api/style',
]
