/** How often one account may use support. */
export const SUPPORT_LIMITS = {
  tickets: { name: 'tickets-opened', hits: 10, seconds: 86_400 },
  messages: { name: 'ticket-messages', hits: 60, seconds: 3600 },
  uploads: { name: 'ticket-uploads', hits: 30, seconds: 3600 },
} as const
