import { TicketDesk } from '#web/features/support/staff/ticket-desk.tsx'

/** Product 13, 14: the tickets of support. */
export function Area() {
  return <TicketDesk />
}
