import { TICKET_FORM } from '#server/features/support/testing/ticket-desk.ts'
import type { ActWorld, AdminActs } from './admin-act.ts'

async function opened({ app }: ActWorld): Promise<string> {
  const { body } = await (await app.person()).post('/api/tickets', TICKET_FORM)
  return (body as { id: string }).id
}
const onTicket = async (world: ActWorld, body: object) => {
  const id = await opened(world)
  return { params: { id }, body, target: id }
}

let replies = 0
async function savedReply({ admin }: ActWorld): Promise<{ id: string; version: number }> {
  const { body } = await admin.post('/api/admin/saved-replies', { shortcut: `fall-${++replies}`, text: 'Hallo.' })
  return body as { id: string; version: number }
}

/** What support does with tickets and saved replies. */
export const SUPPORT_ACTS: AdminActs = {
  'POST /api/admin/tickets/next': async (world) => {
    await opened(world)
    return { body: {} }
  },
  'POST /api/admin/tickets/{id}/messages': (world) =>
    onTicket(world, { text: 'Wir kümmern uns darum.', state: 'waiting_customer' }),
  'POST /api/admin/tickets/{id}/notes': (world) => onTicket(world, { text: 'Ruft zurück.' }),
  'PUT /api/admin/tickets/{id}/state': (world) => onTicket(world, { state: 'resolved' }),
  'PUT /api/admin/tickets/{id}/priority': (world) => onTicket(world, { priority: 'urgent' }),
  'PUT /api/admin/tickets/{id}/assignee': (world) => onTicket(world, { staffId: world.admin.id }),
  'POST /api/admin/tickets/{id}/merge': async ({ app }) => {
    const person = await app.person()
    const [first, second] = [
      await person.post('/api/tickets', TICKET_FORM),
      await person.post('/api/tickets', { ...TICKET_FORM, subject: 'Noch ein Ticket' }),
    ].map(({ body }) => (body as { id: string }).id)
    return { params: { id: second ?? '' }, body: { intoId: first }, target: second ?? '' }
  },
  'POST /api/admin/saved-replies': async () => ({ body: { shortcut: `neu-${++replies}`, text: 'Hallo.' } }),
  'PUT /api/admin/saved-replies/{id}': async (world) => {
    const { id, version } = await savedReply(world)
    const body = { shortcut: `anders-${++replies}`, text: 'Hallo.', version }
    return { params: { id }, body, target: id }
  },
  'DELETE /api/admin/saved-replies/{id}': async (world) => {
    const { id } = await savedReply(world)
    return { params: { id }, target: id }
  },
}
