import { ticketNumber } from '#contract/support.limits.ts'
import { listStaffWith } from '#server/features/accounts/staff/staff-members.service.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectCustomersOf, type TicketRecord } from './support.store.ts'

type Telling = Pick<World, 'db' | 'jobs' | 'now'>

const factsOf = ({ id, no, subject }: TicketRecord) => ({ ticketId: id, number: ticketNumber(no), subject })

/** Tells support of a new ticket, or the agent of an answer, in the transaction of the event. */
export async function tellStaff(world: Telling, ticket: TicketRecord, phase: 'new' | 'answered'): Promise<void> {
  const userIds = ticket.assigneeId === null ? await idsOf(world, ['support', 'superadmin']) : [ticket.assigneeId]
  await notify(world, { userIds, brandId: null, content: { kind: 'ticket-staff', ...factsOf(ticket), phase } })
}

/** Tells the lead, and the agent, that a reply is nearly late. */
export async function tellLead(world: Telling, ticket: TicketRecord): Promise<void> {
  const leads = await idsOf(world, ['superadmin'])
  const userIds = [...leads, ...(ticket.assigneeId === null ? [] : [ticket.assigneeId])]
  await notify(world, {
    userIds,
    brandId: null,
    content: { kind: 'ticket-staff', ...factsOf(ticket), phase: 'escalated' },
  })
}

/** Tells the customers of an answer, of the end, or asks how it was. */
export async function tellCustomers(
  world: Telling,
  ticket: TicketRecord,
  { phase, text = '' }: { readonly phase: 'answered' | 'resolved' | 'rate'; readonly text?: string },
): Promise<void> {
  const userIds = await selectCustomersOf(world.db, ticket.id)
  const content = { kind: 'ticket', ...factsOf(ticket), isOfBrand: ticket.brandId !== null, phase, text } as const
  await notify(world, { userIds, brandId: ticket.brandId, content })
}

const idsOf = async (world: Telling, roles: Parameters<typeof listStaffWith>[1]): Promise<string[]> =>
  (await listStaffWith(world, roles)).map(({ id }) => id)
